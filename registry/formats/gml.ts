import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import { timeZoneAt } from '../hours/time-zone.ts';
import { type Projection, projectionOf } from './projection.ts';
import { findDescendants, findFirstDescendant, readElementText, type XmlElement } from './xml-element.ts';

const names = ['Point', 'MultiPoint'];

/**
 * Returns the EPSG code of a coordinate system by its name in GML, such as "EPSG:4326", "urn:ogc:def:crs:EPSG::25832"
 * or ".../epsg.xml#25832".
 */
const codeOf = (srs: string) => /(?:EPSG\b.*?[:/#]|epsg\.xml#)(\d{4,6})$/i.exec(srs.trim())?.[1] ?? null;

/**
 * Whether the name of a coordinate system implies the axis order that the system itself defines, which for degrees is
 * latitude first. Short names such as "EPSG:4326" imply longitude first.
 */
const impliesOwnAxes = (srs: string) => /^urn:|\/def\/crs\//i.test(srs.trim());

const isLongitude = (value: number) => Math.abs(value) <= 180;
const isLatitude = (value: number) => Math.abs(value) <= 90;

type Position = readonly [number, number];

/** Returns the first position of a point, as written. */
function writtenPosition(point: XmlElement): Position | null {
  const text = readElementText(
    findFirstDescendant(point, 'pos') ?? findFirstDescendant(point, 'coordinates'),
  ).replaceAll(/[,;]/g, ' ');
  const [one = Number.NaN, other = Number.NaN] = text.split(/\s+/).filter(Boolean).map(Number);
  return Number.isFinite(one) && Number.isFinite(other) ? [one, other] : null;
}

/**
 * Whether the positions have the northing first, as some servers write them contrary to the standard. This is assumed
 * if it places more of them on land or in a country of the grid.
 */
function isNorthFirst(positions: readonly Position[], projection: Projection): boolean {
  const likelihood = (east: number, north: number) => {
    const place = projection.toDegrees(east, north);
    const country = place === null ? null : countryOfTimeZone(timeZoneAt(place[0], place[1]));
    return country === null ? 0 : projection.countries.includes(country) ? 2 : 1;
  };
  const looked = positions.slice(0, sufficientPositions);
  const sum = (isTurned: boolean) =>
    looked.reduce((all, [one, other]) => all + (isTurned ? likelihood(other, one) : likelihood(one, other)), 0);
  return sum(true) > sum(false);
}

/** Number of positions that show the order of the axes reliably. */
const sufficientPositions = 50;

/**
 * Converts the records of a WFS response or of GML to features in degrees. The name of their coordinate system also
 * implies the order of its axes (OGC 04-094, 09-025r2). Null if the records have no points.
 */
export function parseGmlFeatures(
  records: readonly XmlElement[],
  valuesOf: (record: XmlElement) => Readonly<Record<string, string>>,
): { readonly features: readonly object[]; readonly notes: readonly string[] } | null {
  const points = records.map((record) => names.flatMap((name) => findFirstDescendant(record, name) ?? []).at(0));
  const positions = points.map((point) => (point === undefined ? null : writtenPosition(point)));
  if (positions.every((position) => position === null)) return null;
  const srs = records.map(systemOf).find((name) => name !== '') ?? '';
  const code = codeOf(srs);
  const projection = code === null ? null : projectionOf(code);
  const filled = positions.filter((position) => position !== null);
  const isTurned = projection !== null ? isNorthFirst(filled, projection) : isLatitudeFirst(filled, srs);
  const placeOf = (position: Position | null): Position | null => {
    if (position === null) return null;
    const [one, other] = isTurned ? [position[1], position[0]] : position;
    return projection === null ? [one, other] : projection.toDegrees(one, other);
  };
  const features = records.map((record, at) => {
    const place = placeOf(positions[at] ?? null);
    return {
      type: 'Feature',
      geometry: place === null ? null : { type: 'Point', coordinates: place },
      properties: withoutGeometry(valuesOf(record)),
    };
  });
  const turned =
    projection === null
      ? []
      : [`its places were converted from ${projection.name} (${projection.code}) into longitude and latitude`];
  return { features, notes: turned };
}

/** Elements whose attribute `srsName` applies to the positions inside of them. */
const geometryElements = ['MultiPoint', 'Point', 'pos', 'coordinates'];

/** Returns the name of the coordinate system that a record's point uses. */
const systemOf = (record: XmlElement): string =>
  geometryElements
    .flatMap((name) => [...findDescendants(record, name)])
    .flatMap(({ attributes }) => attributes.srsName ?? [])
    .at(0) ?? '';

function isLatitudeFirst(positions: readonly Position[], srs: string): boolean {
  const fits = (isTurned: boolean) =>
    positions.every(([one, other]) =>
      isTurned ? isLatitude(one) && isLongitude(other) : isLongitude(one) && isLatitude(other),
    );
  if (!fits(true)) return false;
  return !fits(false) || impliesOwnAxes(srs);
}

const isGeometry = /(?:^|\.)(?:Point|MultiPoint|Box|Envelope|boundedBy)(?:\.|$)/;

const withoutGeometry = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isGeometry.test(name)));
