import { feature as borderOf } from '@rapideditor/country-coder';
import { type GeoProjection, geoCentroid, geoEqualEarth, geoPath } from 'd3-geo';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { holySee } from '../../content/life-expectancy/holy-see.ts';
import { allLifeExpectancyRecords } from '../../content/life-expectancy/life-expectancy-records.ts';
import { lifeExpectancyMapFrame } from '../../domain/life-expectancy/life-expectancy-map-frame.ts';
import { hasCorrectWinding, readTopology } from '../geometry.ts';
import { decodeArcs, simplifyArc } from './world-land.ts';

/**
 * Minimum area of a country with an outline. A smaller country gets a circle, because its outline could not be seen or
 * clicked. The unit is a square unit of the drawing, which is 330 km².
 */
const minOutlineArea = 16;
const circleRadius = 6;
/** Parts of a country smaller than this are omitted from its outline. */
const minPartArea = 1.2;
/**
 * Corners smaller than this many square degrees at the equator are omitted. That is two square pixels if the drawing is
 * as wide as a laptop's window.
 */
const tolerance = 0.12;

/**
 * Areas that Natural Earth draws separately but the United Nations count as part of another country. They have that
 * country's figures.
 */
const countedIn: Readonly<Record<string, string>> = {
  Somaliland: 'SOM',
  'N. Cyprus': 'CYP',
  Kosovo: 'XKX',
  Åland: 'FIN',
  'Indian Ocean Ter.': 'AUS',
  'Norfolk Island': 'AUS',
};

/**
 * Areas with their own figures that Natural Earth draws as parts of another country. `code` is the area's own, `within`
 * that of the other country; the bounding box is in degrees.
 */
const countedApart = [
  { code: 'GUF', within: 'FRA', west: -56, south: 1, east: -50, north: 7 },
  { code: 'GLP', within: 'FRA', west: -62.2, south: 15.7, east: -60.9, north: 16.6 },
  { code: 'MTQ', within: 'FRA', west: -61.4, south: 14.2, east: -60.6, north: 15 },
  { code: 'REU', within: 'FRA', west: 55, south: -21.6, east: 56, north: -20.7 },
  { code: 'MYT', within: 'FRA', west: 44.8, south: -13.2, east: 45.5, north: -12.4 },
  { code: 'BES', within: 'NLD', west: -70, south: 11.5, east: -62.5, north: 18 },
] as const;

const places = [...allLifeExpectancyRecords, holySee];
const codeOfNumber = new Map(places.map(({ m49, code }) => [m49, code]));

/** The places that may have an outline. */
export const mappedPlaces = places.flatMap(({ code, region }) => (region === null ? [] : [{ code, region }]));

/**
 * Returns the code of the country or territory whose figures shade an outline of Natural Earth; "" if there are none.
 */
export function findOutlineCountryCode(id: unknown, name: string, polygon: Position[][]): string {
  const owner = countedIn[name] ?? codeOfNumber.get(Number(id)) ?? '';
  const [longitude, latitude] = geoCentroid({ type: 'Polygon', coordinates: polygon });
  const apart = countedApart.find(
    ({ within, west, east, south, north }) =>
      owner === within && longitude > west && longitude < east && latitude > south && latitude < north,
  );
  return apart?.code ?? owner;
}

/**
 * Returns the outlines of Natural Earth 1:50m, by the code of their population. Corners smaller than `leftOut` square
 * degrees are omitted.
 */
function polygonsByOwner(leftOut: number): ReadonlyMap<string, Position[][][]> {
  const source = readTopology('world-atlas/countries-50m.json');
  const arcs = decodeArcs(source).map((arc) => (leftOut === 0 ? arc : simplifyArc(arc, leftOut)));
  const coarse: Topology = { ...source, arcs };
  delete coarse.transform;
  const owners = new Map<string, Position[][][]>();
  const countries = source.objects.countries as GeometryCollection<{ name: string }>;
  for (const { id, properties, geometry } of feature(coarse, countries).features) {
    if (properties.name === 'Antarctica') continue;
    const shape = geometry as Polygon | MultiPolygon;
    for (const polygon of shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates) {
      if (!hasCorrectWinding(polygon)) continue;
      const owner = findOutlineCountryCode(id, properties.name, polygon);
      owners.set(owner, [...(owners.get(owner) ?? []), polygon]);
    }
  }
  return owners;
}

/**
 * Rewrites an SVG path with relative steps in whole units; "" if the path is smaller than a unit. Each ring is one "m"
 * command followed by all of its steps.
 */
function steps(path: string): string {
  let [startX, startY] = [0, 0];
  const rings = path.split('Z').flatMap((ring) => {
    const points = [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    const [start, ...rest] = points;
    if (start === undefined) return [];
    let [x, y] = start;
    const moves = rest.flatMap(([nextX, nextY]) => {
      const move = [nextX - x, nextY - y];
      [x, y] = [nextX, nextY];
      return move[0] === 0 && move[1] === 0 ? [] : move;
    });
    if (moves.length < 4) return [];
    const begin = [start[0] - startX, start[1] - startY];
    [startX, startY] = start;
    return `m${[...begin, ...moves].join(' ')}z`;
  });
  return rings.join('').replaceAll(' -', '-');
}

function shapeOf(code: string, polygons: readonly Position[][][], projection: GeoProjection): string {
  const draw = geoPath(projection).digits(0);
  const shown = polygons.filter((coordinates) => draw.area({ type: 'Polygon', coordinates }) >= minPartArea);
  const path = steps(draw({ type: 'MultiPolygon', coordinates: [...shown] }) ?? '');
  return path === '' ? '' : `<path data-code="${code}" d="${path}"/>`;
}

/**
 * Reads the largest ring of a country's border in country-coder. It is reversed, because Natural Earth's rings have the
 * opposite orientation.
 */
export function readCountryBorder(region: string): Position[][] {
  const border = borderOf(region)?.geometry as MultiPolygon | undefined;
  const rings = border?.coordinates.flatMap(([ring]) => (ring === undefined ? [] : [ring])) ?? [];
  const [longest = []] = rings.toSorted((one, other) => other.length - one.length);
  return [longest.toReversed()];
}

/**
 * Returns the centre of a country's largest part. For a country that Natural Earth lacks, it is the centre of the
 * border in country-coder.
 */
function centreOf(region: string, polygons: readonly Position[][][], projection: GeoProjection): readonly number[] {
  const draw = geoPath(projection);
  const size = (coordinates: Position[][]) => draw.area({ type: 'Polygon', coordinates });
  const [largest] = polygons.toSorted((one, other) => size(other) - size(one));
  const at = geoCentroid({ type: 'Polygon', coordinates: largest ?? readCountryBorder(region) });
  return (projection(at) ?? []).map(Math.round);
}

/**
 * Draws the map with an outline for each country, and with small countries as circles on top. `data-code` names the
 * population whose figures decide the shade.
 */
export function drawLifeExpectancyMap(): string {
  const { width, height, rotate, scale, translate } = lifeExpectancyMapFrame;
  const projection = geoEqualEarth()
    .rotate([...rotate])
    .scale(scale)
    .translate([...translate]);
  const whole = polygonsByOwner(0);
  const owners = polygonsByOwner(tolerance);
  const shapes: string[] = [shapeOf('', owners.get('') ?? [], projection)];
  const circles: string[] = [];
  for (const { code, region } of mappedPlaces) {
    const polygons = whole.get(code) ?? [];
    const area = geoPath(projection).area({ type: 'MultiPolygon', coordinates: [...polygons] });
    if (area >= minOutlineArea) shapes.push(shapeOf(code, owners.get(code) ?? [], projection));
    else {
      const [x, y] = centreOf(region, polygons, projection);
      circles.push(`<circle data-code="${code}" cx="${x}" cy="${y}" r="${circleRadius}"/>`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes.join('')}${circles.join('')}</svg>`;
}
