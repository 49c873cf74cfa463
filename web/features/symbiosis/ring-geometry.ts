/**
 * Returns the point at a distance and angle from the centre. Angles are clockwise from the top, as on a compass. Both
 * coordinates are rounded to a tenth.
 */
export function computePointOnCircle(radius: number, degrees: number): readonly [x: number, y: number] {
  const radians = (degrees * Math.PI) / 180;
  return [tenth(radius * Math.sin(radians)), tenth(-radius * Math.cos(radians))];
}

/** Returns the SVG path of `count` short radial ticks between two circles, evenly spaced and starting at the top. */
export function buildTickRingPath(innerRadius: number, outerRadius: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const degrees = (360 / count) * index;
    return `M${computePointOnCircle(innerRadius, degrees).join(' ')}L${computePointOnCircle(outerRadius, degrees).join(' ')}`;
  }).join('');
}

/** Returns the SVG path of a closed ring with `waves` waves of amplitude `swing` around its radius. */
export function buildWaveRingPath(radius: number, swing: number, waves: number): string {
  const steps = waves * 12;
  const points = Array.from({ length: steps }, (_, index) => {
    const degrees = (360 / steps) * index;
    return computePointOnCircle(radius + swing * Math.sin((index / 12) * 2 * Math.PI), degrees).join(' ');
  });
  return `M${points.join('L')}Z`;
}

/** Radius of the circle through the corners of the triangle in the centre. */
export const coreRadius = 46;

/** The corners of the triangle, as the `points` of an SVG polygon. */
export const coreTrianglePoints = [0, 120, 240]
  .map((degrees) => computePointOnCircle(coreRadius, degrees).join(' '))
  .join(' ');

/** SVG path of the arrow of the output, from the top corner of the triangle outwards through the rings. */
export const outputArrowPath = `M0 -${coreRadius}V-222`;

function tenth(value: number): number {
  // Adding 0 turns −0 into 0. The server and the browser would format −0 differently.
  return Math.round(value * 10) / 10 + 0;
}
