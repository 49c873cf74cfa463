import { emergencyNumbers } from '../../../../content/emergency-numbers.ts';
import type { StewardArea } from '../../../backend/administration-gateway.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** All countries, sorted by name. */
export function countryNames(): readonly { readonly code: string; readonly name: string }[] {
  return Object.keys(emergencyNumbers)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Bounding boxes of a country: one for its land in the eastern hemisphere and one for the western, so that none spans
 * the world. They include parts of its neighbours. Rejects if the borders do not load.
 */
export async function areasOfCountry(code: string): Promise<readonly StewardArea[]> {
  const { feature } = await import('@rapideditor/country-coder');
  const geometry = feature(code)?.geometry;
  const polygons = geometry?.type === 'MultiPolygon' ? geometry.coordinates : [];
  const east: (readonly [number, number])[] = [];
  const west: (readonly [number, number])[] = [];
  for (const points of polygons.flatMap((polygon) => polygon.slice(0, 1))) {
    const middle = points.reduce((sum, [longitude = 0]) => sum + longitude, 0) / points.length;
    const side = middle < 0 ? west : east;
    for (const [longitude = 0, latitude = 0] of points) side.push([longitude, latitude]);
  }
  const areas = [east, west]
    .filter((points) => points.length > 0)
    .map((points) => boxAround(points, names.of(code) ?? code));
  if (areas.length === 0) throw new Error(`We have no borders of ${code}. Choose another country.`);
  return areas;
}

function boxAround(points: readonly (readonly [number, number])[], name: string): StewardArea {
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  return {
    name,
    west: Math.max(-180, Math.min(...longitudes)),
    south: Math.max(-90, Math.min(...latitudes)),
    east: Math.min(180, Math.max(...longitudes)),
    north: Math.min(90, Math.max(...latitudes)),
  };
}
