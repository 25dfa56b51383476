"""The diary: pages, how they are written, their pictures, and what Today brings up."""
