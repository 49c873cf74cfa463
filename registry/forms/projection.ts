import proj4 from 'proj4';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { NationalGrid } from './grid-definitions.ts';
import { nationalGrids } from './national-grids.ts';

/** Turns metres east and north of a grid into degrees of WGS 84; null for what is no place of it. */
export type ToDegrees = (east: number, north: number) => LongitudeLatitude | null;

export interface Projection {
  /** As "EPSG:2056"; of one that has no code, its name. */
  readonly code: string;
  readonly name: string;
  /** Codes of ISO 3166-1 in small letters; empty for the whole earth, and where nobody knows. */
  readonly countries: readonly string[];
  readonly toDegrees: ToDegrees;
}

function converterOf(definition: string): ToDegrees {
  const converter = proj4(definition, 'WGS84');
  return (east, north) => {
    if (!Number.isFinite(east) || !Number.isFinite(north)) return null;
    const [longitude = Number.NaN, latitude = Number.NaN] = converter.forward([east, north]);
    const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
    return isOnEarth ? [longitude, latitude] : null;
  };
}

const projectionOfGrid = ({ code, name, countries, definition }: NationalGrid): Projection => ({
  code: `EPSG:${code}`,
  name,
  countries,
  toDegrees: converterOf(definition),
});

/** The projection of a code as "EPSG:2056" or "2056"; null where it is none of those known. */
export function projectionOf(code: string): Projection | null {
  const number = /^(?:EPSG:)?(\d+)$/i.exec(code.trim())?.[1];
  const found = nationalGrids.find((grid) => grid.code === number);
  return found === undefined ? null : projectionOfGrid(found);
}

const wordOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9+]/g, '');

/** Whether a definition in WKT is of degrees of WGS 84 or of a system as good. */
const isOfDegrees = (wkt: string) => /^\s*GEOG(?:CS|CRS)/i.test(wkt);

/**
 * The projection of a definition in WKT, as a `.prj` beside a Shapefile holds it: by its code or its name where it is one of those known, for
 * a definition without the shift of its datum is up to some hundred metres off; else as it is written. Null for degrees and for what cannot be read.
 */
export function projectionOfWkt(wkt: string): Projection | null {
  if (isOfDegrees(wkt) || wkt.trim() === '') return null;
  const code = [...wkt.matchAll(/(?:AUTHORITY|ID)\["EPSG",\s*"?(\d+)"?\]/gi)].at(-1)?.[1];
  const name = /^\s*PROJ(?:CS|CRS)\["([^"]+)"/i.exec(wkt)?.[1] ?? '';
  const named = nationalGrids.find(
    ({ words, name: own }) =>
      [wordOf(own), ...words].includes(wordOf(name)) ||
      words.some((word) => word.length > 4 && wordOf(name).includes(word)),
  );
  const known = (code === undefined ? null : projectionOf(code)) ?? (named ? projectionOfGrid(named) : null);
  if (known !== null) return known;
  try {
    return { code: name || 'its own projection', name, countries: [], toDegrees: converterOf(wkt) };
  } catch {
    return null;
  }
}
