/** Fill for a country without a figure. */
const hatch = 'url(#life-hatch)';

/** The inner markup of a drawing, each country with its band; one without a figure is hatched. For prerendering. */
export function shadedDrawing(svg: string, bands: ReadonlyMap<string, number>): string {
  const inner = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return inner.replaceAll(/ data-code="(\w*)"/g, (attribute, code: string) => {
    const band = bands.get(code);
    return band === undefined ? `${attribute} fill="${hatch}"` : `${attribute} data-band="${band}"`;
  });
}

/** Updates the bands of a drawing's shapes, changing only those that differ. */
export function shadeShapes(shapes: Iterable<Element>, bands: ReadonlyMap<string, number>): void {
  for (const shape of shapes) {
    const band = bands.get(shape.getAttribute('data-code') ?? '');
    const next = band === undefined ? null : String(band);
    if (shape.getAttribute('data-band') === next) continue;
    if (next === null) {
      shape.removeAttribute('data-band');
      shape.setAttribute('fill', hatch);
    } else {
      shape.setAttribute('data-band', next);
    }
  }
}

/** Half a fingertip's width: a press this close to a circle counts as a hit if there is no other. */
const reachPx = 14;

/** The country of a press: the shape under it, else the nearest circle within a finger's reach. */
export function pressedCode(
  svg: SVGSVGElement,
  target: Element,
  at: { clientX: number; clientY: number },
): string | null {
  const hit = target.closest('[data-code]')?.getAttribute('data-code');
  if (hit) return hit;
  let nearest: { code: string; distance: number } | null = null;
  for (const circle of svg.querySelectorAll('circle[data-code]')) {
    const { left, top, width, height } = circle.getBoundingClientRect();
    const distance = Math.hypot(left + width / 2 - at.clientX, top + height / 2 - at.clientY);
    const code = circle.getAttribute('data-code') ?? '';
    if (distance <= reachPx && (nearest === null || distance < nearest.distance)) nearest = { code, distance };
  }
  return nearest?.code ?? null;
}
