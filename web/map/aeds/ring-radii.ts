const radiiMetres = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** The circumference of the web map's sphere, in metres (EPSG:3857). */
const equatorMetres = 40_075_016.686;

const narrowestPx = 70;
const widestPx = 250;

/**
 * Returns the radii in metres of the rings that have a suitable size on the screen at a latitude in degrees and a zoom.
 * The smallest ring comes first.
 */
export function computeVisibleRings(latitude: number, zoom: number): number[] {
  const metresPerPx = (equatorMetres * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);
  return radiiMetres.filter((radius) => radius >= narrowestPx * metresPerPx && radius <= widestPx * metresPerPx);
}
