/** Fill for a country without a figure. */
const hatch = 'url(#life-hatch)';

/**
 * Returns the map's inner markup for prerendering, with the band of each country. Countries without a figure are
 * hatched.
 */
export function shadeMapMarkup(svg: string, bands: ReadonlyMap<string, number>): string {
  const inner = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return inner.replaceAll(/ data-code="(\w*)"/g, (attribute, code: string) => {
    const band = bands.get(code);
    return band === undefined ? `${attribute} fill="${hatch}"` : `${attribute} data-band="${band}"`;
  });
}

/** Updates the shading of the map's shapes. Shapes whose band has not changed are not touched. */
export function updateMapShading(shapes: Iterable<Element>, bands: ReadonlyMap<string, number>): void {
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

/**
 * A press within this distance of a small country's circle selects the country, unless the press hits a shape. The
 * distance is about half the width of a fingertip.
 */
const maxPressDistancePx = 14;

/**
 * Returns the code of the pressed country, or null if there is none. It is the country whose shape is under the
 * pointer, or else the one with the nearest circle within reach.
 */
export function findClickedCountry(
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
    if (distance <= maxPressDistancePx && (nearest === null || distance < nearest.distance))
      nearest = { code, distance };
  }
  return nearest?.code ?? null;
}
