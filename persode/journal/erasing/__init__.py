"""Erasing for good: the plan, the rule, the rewriting of the log, and what a stale window must not bring back."""
