/** What stands for a country without a figure. */
const hatch = 'url(#life-hatch)';

/** The drawing inside its outer element, each country with its band; a country without one is hatched. For the written page. */
export function shadedDrawing(svg: string, bands: ReadonlyMap<string, number>): string {
  const inner = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return inner.replaceAll(/ data-code="(\w*)"/g, (attribute, code: string) => {
    const band = bands.get(code);
    return band === undefined ? `${attribute} fill="${hatch}"` : `${attribute} data-band="${band}"`;
  });
}

/** Gives each shape of a drawing its band, and changes those alone that have another. */
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

/** Two pixels of a fingertip's radius: a circle this near to a press is meant where nothing else was hit. */
const reachPx = 14;

/** The country that a press means: the shape under it, or else the nearest circle within reach of a finger. */
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
