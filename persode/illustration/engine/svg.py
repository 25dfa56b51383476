"""The op list as SVG: the colour pass, the shade pass that says where grain lies, the line pass for an inked drawing.

In the shade pass red means darkness and green light; the same ops in the same order give occlusion for free. So they
do in the line pass, where everything is white with a black outline. Only numbers and validated colours are written: no
text of a person ever reaches the SVG.
"""

from __future__ import annotations

from persode.illustration.engine.canvas import UNITS, Begin, Canvas, End, Gradient, Op

__all__ = ["colour_pass", "line_pass", "shade_pass"]

_BLACK, _WHITE = "#000000", "#ffffff"
_INK_WIDTH = 3.4
_WIDE = 700.0
_TOO_FINE, _THIN = 13.0, 10.0
"""Shapes and lines that are less wide have no outline of their own: they would be nothing but outline."""


def colour_pass(canvas: Canvas) -> str:
    """The picture in its colours."""
    return _Writer("colour").document(canvas)


def shade_pass(canvas: Canvas, *, wide: bool = True) -> str:
    """Where shadow (red) and light (green) lie, on black; without `wide` not on walls, skies and grounds."""
    return _Writer("shade", wide=wide).document(canvas)


def line_pass(canvas: Canvas) -> str:
    """The outlines that are seen, black on white."""
    return _Writer("line").document(canvas)


class _Writer:
    def __init__(self, kind: str, *, wide: bool = True) -> None:
        self.kind = kind
        self.wide = wide
        self.definitions: list[str] = []
        self.body: list[str] = []
        self.blurs: dict[float, str] = {}
        self.count = 0

    def document(self, canvas: Canvas) -> str:
        self._write(canvas.ops)
        paper = {"shade": _BLACK, "line": _WHITE}.get(self.kind)
        ground = f'<rect width="{UNITS}" height="{UNITS}" fill="{paper}"/>' if paper else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {UNITS} {UNITS}" width="{UNITS}" height="{UNITS}">'
            f"<defs>{''.join(self.definitions)}</defs>{ground}{''.join(self.body)}</svg>"
        )

    def _write(self, ops: list[Op | Begin | End]) -> None:
        index = 0
        while index < len(ops):
            op = ops[index]
            if isinstance(op, Begin) and op.ghost is not None:
                end = _closing(ops, index)
                if self.kind == "colour":
                    self._ghost(_unclipped(ops[index + 1 : end]), *op.ghost)
                index = end
            elif isinstance(op, Begin) and op.clip is not None:
                name = self._define("clipPath", f'<path d="{op.clip.data}"/>')
                self.body.append(f'<g clip-path="url(#{name})">')
            elif isinstance(op, End):
                self.body.append("</g>")
            elif isinstance(op, Op):
                self._op(op)
            index += 1

    def _op(self, op: Op) -> None:
        if self.kind == "line":
            self._outline(op)
            return
        if self.kind == "shade":
            if op.opacity < 0.95 or op.blur:
                return
            fill = None if op.fill is None else self._shading(op)
            stroke = None if op.stroke is None else _BLACK
            self.body.append(f'<path d="{op.path.data}" {self._paints(fill, stroke, op.width)}/>')
            return
        fill = None if op.fill is None else self._paint(op.fill)
        extra = self._paints(fill, op.stroke, op.width)
        if op.dash:
            extra += f' stroke-dasharray="{" ".join(f"{part:.1f}" for part in op.dash)}"'
        if op.opacity < 1:
            extra += f' opacity="{op.opacity:.3f}"'
        if op.blur:
            extra += f' filter="url(#{self._blur(op.blur)})"'
        self.body.append(f'<path d="{op.path.data}" {extra}/>')

    def _outline(self, op: Op) -> None:
        """The op as white paper in a black outline; glows, blurs and hairlines have none."""
        glow = isinstance(op.fill, Gradient) and any(stop.opacity < 1 for stop in op.fill.stops)
        if op.opacity < 0.9 or op.blur or glow or (op.fill is None and op.width < _THIN):
            return
        left, top, right, bottom = op.path.box()
        fine = op.fill is not None and min(right - left, bottom - top) < _TOO_FINE
        fine |= left <= 8 and top <= 8 and right >= UNITS - 8
        width = 0.0 if op.stroke is None else op.width
        inside = _WHITE if op.fill is not None else None
        data = op.path.data
        if not fine:
            self.body.append(f'<path d="{data}" {self._paints(inside, _BLACK, width + _INK_WIDTH)}/>')
        if width or fine:
            self.body.append(f'<path d="{data}" {self._paints(inside, _WHITE if width else None, width)}/>')

    def _ghost(self, ops: list[Op], colour: str, pale: str) -> None:
        """The ops as a pale drawing of themselves, with a dashed outline around their union.

        The union's outline is had without geometry: every outline is drawn dashed and wide, under a mask that hides
        the inside of all of them.
        """
        solid = [op for op in ops if op.fill is not None and op.opacity >= 0.5 and not op.blur]
        lines = [op for op in ops if op.stroke is not None and op.fill is None and not op.blur and op.width >= 7]
        shapes = "".join(f'<path d="{op.path.data}"/>' for op in solid)
        strokes = "".join(f'<path d="{op.path.data}" stroke-width="{op.width:.1f}"/>' for op in lines)
        inside = f'<g fill="black">{shapes}</g><g fill="none" stroke="black" stroke-linecap="round">{strokes}</g>'
        mask = self._define(
            "mask",
            f'<rect width="{UNITS}" height="{UNITS}" fill="white"/>{inside}',
            f'maskUnits="userSpaceOnUse" x="0" y="0" width="{UNITS}" height="{UNITS}"',
        )
        wide = "".join(
            f'<path d="{op.path.data}" stroke-width="{(op.width if op.fill is None else 0) + 14:.1f}"/>'
            for op in [*solid, *lines]
        )
        within = "".join(
            f'<path d="{op.path.data}" fill="{pale}" stroke="{colour}" stroke-width="2.6"/>'
            if op.fill is not None
            else f'<path d="{op.path.data}" fill="none" stroke="{colour}" stroke-width="{op.width:.1f}"/>'
            for op in ops
            if op.opacity >= 0.5 and not op.blur and (op.fill is not None or op.width >= 3)
        )
        self.body.append(
            f'<g opacity="0.5" stroke-linejoin="round" stroke-linecap="round">{within}</g>'
            f'<g mask="url(#{mask})" fill="none" stroke="{colour}" stroke-dasharray="17 10">{wide}</g>'
        )

    def _paints(self, fill: str | None, stroke: str | None, width: float) -> str:
        written = f'fill="{fill or "none"}"'
        if stroke is not None:
            written += f' stroke="{stroke}" stroke-width="{width:.2f}" stroke-linecap="round" stroke-linejoin="round"'
        return written

    def _paint(self, paint: str | Gradient) -> str:
        if isinstance(paint, str):
            return paint
        stops = "".join(
            f'<stop offset="{stop.offset:g}" stop-color="{stop.colour}"'
            + (f' stop-opacity="{stop.opacity:g}"' if stop.opacity < 1 else "")
            + "/>"
            for stop in paint.stops
        )
        (x1, y1), (x2, y2) = paint.start, paint.end
        space = 'gradientUnits="userSpaceOnUse"'
        if paint.radius is None:
            return self._gradient(
                "linearGradient", stops, f'{space} x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
            )
        return self._gradient("radialGradient", stops, f'{space} cx="{x1:.1f}" cy="{y1:.1f}" r="{paint.radius:.1f}"')

    def _shading(self, op: Op) -> str:
        if op.shade is None:
            return _BLACK
        x, y, dark, light, extent = op.shade
        left, top, right, bottom = op.path.box()
        if not self.wide and right - left > _WIDE:
            return _BLACK
        cx, cy = (left + right) / 2, (top + bottom) / 2
        reach = abs(x) * (right - left) / 2 + abs(y) * (bottom - top) / 2
        stops = "".join(
            f'<stop offset="{offset:g}" stop-color="{colour}"/>'
            for offset, colour in (
                (0, _amounts(dark, 0)),
                (extent / 2, _amounts(dark * 0.38, 0)),
                (extent, _BLACK),
                (max(extent, 0.72), _BLACK),
                (1, _amounts(0, light)),
            )
        )
        return self._gradient(
            "linearGradient",
            stops,
            f'gradientUnits="userSpaceOnUse" x1="{cx + x * reach:.1f}" y1="{cy + y * reach:.1f}" '
            f'x2="{cx - x * reach:.1f}" y2="{cy - y * reach:.1f}"',
        )

    def _gradient(self, tag: str, stops: str, attributes: str) -> str:
        return f"url(#{self._define(tag, stops, attributes)})"

    def _blur(self, radius: float) -> str:
        rounded = round(radius, 1)
        if rounded not in self.blurs:
            self.blurs[rounded] = self._define(
                "filter",
                f'<feGaussianBlur stdDeviation="{rounded}"/>',
                'x="-50%" y="-50%" width="200%" height="200%"',
            )
        return self.blurs[rounded]

    def _define(self, tag: str, content: str, attributes: str = "") -> str:
        self.count += 1
        name = f"d{self.count}"
        self.definitions.append(f'<{tag} id="{name}" {attributes}>{content}</{tag}>')
        return name


def _closing(ops: list[Op | Begin | End], start: int) -> int:
    depth = 0
    for index in range(start, len(ops)):
        depth += isinstance(ops[index], Begin) - isinstance(ops[index], End)
        if depth == 0:
            return index
    return len(ops)


def _unclipped(ops: list[Op | Begin | End]) -> list[Op]:
    """Paths outside of any clip: what is clipped is a pattern on a thing, not its outline."""
    depth, free = 0, []
    for op in ops:
        if isinstance(op, Op):
            if depth == 0:
                free.append(op)
        else:
            depth += 1 if isinstance(op, Begin) else -1
    return free


def _amounts(dark: float, light: float) -> str:
    return f"#{round(255 * min(1.0, dark)):02x}{round(255 * min(1.0, light)):02x}00"
