import proj4 from 'proj4';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { NationalGrid } from './grid-definitions.ts';
import { nationalGrids } from './national-grids.ts';

/** Converts easting and northing in metres to degrees in WGS 84; null if they are outside the grid. */
export type ToDegrees = (east: number, north: number) => LongitudeLatitude | null;

export interface Projection {
  /** An EPSG code such as "EPSG:2056", or the projection's name if it has none. */
  readonly code: string;
  readonly name: string;
  /**
   * ISO 3166-1 codes in lower case. Empty if the projection covers the whole earth, or if its countries are unknown.
   */
  readonly countries: readonly string[];
  readonly toDegrees: ToDegrees;
  /** Whether the datum differs from WGS 84 by an unknown shift, so that positions may be some hundred metres off. */
  readonly isUnshifted?: boolean;
}

/** A position converted to degrees and back may differ from the original by at most this distance. */
const roundTripMetres = 10;

/** Returns the central meridian of a transverse Mercator zone in degrees; null for every other projection. */
function centralMeridianOf(definition: string): number | null {
  const zone = /^\+proj=utm \+zone=(\d+)/.exec(definition)?.[1];
  if (zone !== undefined) return Number(zone) * 6 - 183;
  const meridian = /^\+proj=tmerc .*\+lon_0=(-?[\d.]+)/.exec(definition)?.[1];
  return meridian === undefined ? null : Number(meridian);
}

function converterOf(definition: string): ToDegrees {
  const converter = proj4(definition, 'WGS84');
  const central = centralMeridianOf(definition);
  const farthestDegrees = 20;
  return (east, north) => {
    if (!Number.isFinite(east) || !Number.isFinite(north)) return null;
    const [longitude = Number.NaN, latitude = Number.NaN] = converter.forward([east, north]);
    const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
    const isFarOff = central !== null && Math.abs(longitude - central) > farthestDegrees;
    if (!isOnEarth || isFarOff) return null;
    // Far outside its zone, a projection returns a wrong position. Converting that position back gives other
    // coordinates.
    const [eastAgain = Number.NaN, northAgain = Number.NaN] = converter.inverse([longitude, latitude]);
    return Math.hypot(eastAgain - east, northAgain - north) < roundTripMetres ? [longitude, latitude] : null;
  };
}

const onEarth = (longitude: number, latitude: number) =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? ([longitude, latitude] as const) : null;

/**
 * Converts a number such as 500636 or 84048.5, which is degrees, minutes and seconds without separators, to degrees.
 * NaN if the minutes or seconds are 60 or more.
 */
function degreesTogether(value: number): number {
  const whole = Math.abs(value);
  const [degrees, minutes, seconds] = [Math.floor(whole / 10_000), Math.floor(whole / 100) % 100, whole % 100];
  return minutes < 60 && seconds < 60 ? Math.sign(value) * (degrees + minutes / 60 + seconds / 3600) : Number.NaN;
}

const together: ToDegrees = (east, north) => {
  const place = [degreesTogether(east), degreesTogether(north)] as const;
  return place.some(Number.isNaN) ? null : onEarth(...place);
};

const factors = [10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

/**
 * Ways to write degrees as integers: multiplied by a power of ten, because the decimal point was lost, or followed by
 * minutes and seconds.
 */
export const integerDegrees: readonly Projection[] = [
  { code: 'DDMMSS', name: 'degrees, minutes and seconds in one number', countries: [], toDegrees: together },
  ...factors.map((factor) => ({
    code: `degrees*${factor}`,
    name: `degrees times ${factor.toLocaleString('en-GB')}`,
    countries: [],
    toDegrees: (east: number, north: number) => onEarth(east / factor, north / factor),
  })),
];

const projectionOfGrid = ({ code, name, countries, definition }: NationalGrid): Projection => ({
  code: `EPSG:${code}`,
  name,
  countries,
  toDegrees: converterOf(definition),
});

/** Whether a code means degrees written as integers and not a grid. */
export const isIntegerDegrees = (code: string): boolean => integerDegrees.some((degrees) => degrees.code === code);

/**
 * Returns the projection for a code such as "EPSG:2056" or "2056", or for degrees as integers ("degrees*1000000"); null
 * if unknown.
 */
export function projectionOf(code: string): Projection | null {
  const written = integerDegrees.find((degrees) => degrees.code.toLowerCase() === code.trim().toLowerCase());
  if (written !== undefined) return written;
  const number = /^(?:EPSG:)?(\d+)$/i.exec(code.trim())?.[1];
  const found = nationalGrids.find((grid) => grid.code === number);
  return found === undefined ? null : projectionOfGrid(found);
}

const wordOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9+]/g, '');

/**
 * Whether the shift between a WKT definition's datum and WGS 84 is unknown. The definition then gives no shift, and its
 * ellipsoid is not that of WGS 84 or ETRS89.
 */
const isShiftUnknown = (wkt: string) =>
  !/TOWGS84|BOUNDCRS|ABRIDGEDTRANSFORMATION/i.test(wkt) &&
  !/(?:SPHEROID|ELLIPSOID)\["(?:GRS|WGS)[^"]*(?:80|84)"/i.test(wkt);

/** Describes a conversion to degrees and its uncertainty, as a sentence without a full stop. */
export const describeConversion = ({ code, name, isUnshifted }: Projection): string =>
  `its coordinates were converted from ${name} (${code}) into longitude and latitude${
    isUnshifted
      ? ', but how its datum is shifted against WGS 84 is not known: places may be some hundred metres off. Ask its publisher for WGS 84'
      : ''
  }`;

const isOfDegrees = (wkt: string) => /^\s*GEOG(?:CS|CRS)/i.test(wkt);

/**
 * Parses the projection of a WKT definition, as in the `.prj` file of a Shapefile. If its code or name is known, our
 * own definition is used, because one without a datum shift is up to some hundred metres off. Null for degrees and for
 * invalid definitions.
 */
export function parseWktProjection(wkt: string): Projection | null {
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
    const toDegrees = converterOf(wkt);
    return { code: name || 'its own projection', name, countries: [], toDegrees, isUnshifted: isShiftUnknown(wkt) };
  } catch {
    return null;
  }
}
