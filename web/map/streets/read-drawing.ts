import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { MapTile } from '../../../domain/geography/map-tile.ts';
import { landLayers, waysLayers } from '../../../domain/streets/street-cell.ts';
import type { StreetFileReader } from '../../streets/street-files.ts';
import { joinLinesAtEndpoints } from './join-lines.ts';

/** A line, area or point of a cell, with coordinates from 0 to the cell's extent. */
export interface DrawnFeature {
  readonly kind: string;
  readonly name: string;
  readonly structure: 'bridge' | 'tunnel' | null;
  /** Whether the road is open to cars. If not, it is drawn as a path. */
  readonly isForCars: boolean;
  readonly lines: readonly Int32Array[];
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export type NamedRoad = Pick<DrawnFeature, 'kind' | 'name' | 'isForCars' | 'lines'>;

/** The features of a cell by layer, in the order in which the layers are drawn. */
export interface DrawnCell {
  readonly cell: MapTile;
  readonly built: readonly DrawnFeature[];
  readonly green: readonly DrawnFeature[];
  readonly water: readonly DrawnFeature[];
  readonly waterways: readonly DrawnFeature[];
  readonly squares: readonly DrawnFeature[];
  readonly buildings: readonly DrawnFeature[];
  readonly roads: readonly DrawnFeature[];
  /** The named roads, for their labels. Roads with the same name and kind are joined. */
  readonly names: readonly NamedRoad[];
  readonly railways: readonly DrawnFeature[];
  readonly places: readonly DrawnFeature[];
}

/** Returns the name of a feature in the visitor's language, or its local name if it has none in that language. */
function nameIn(properties: Readonly<Record<string, unknown>>, language: string): string {
  const name = properties[`name:${language.split('-')[0]}`] ?? properties.name;
  return typeof name === 'string' ? name : '';
}

function featuresOf(layer: VectorTileLayer | undefined, language: string): DrawnFeature[] {
  const features: DrawnFeature[] = [];
  for (let place = 0; place < (layer?.length ?? 0); place++) {
    const feature = layer?.feature(place);
    if (feature === undefined || feature.properties.across === true) continue;
    let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
    const lines = feature.loadGeometry().map((points) => {
      const line = new Int32Array(2 * points.length);
      for (const [at, { x, y }] of points.entries()) {
        line[2 * at] = x;
        line[2 * at + 1] = y;
        [west, north, east, south] = [Math.min(west, x), Math.min(north, y), Math.max(east, x), Math.max(south, y)];
      }
      return line;
    });
    const { structure } = feature.properties;
    features.push({
      kind: String(feature.properties.class),
      name: nameIn(feature.properties, language),
      structure: structure === 'bridge' || structure === 'tunnel' ? structure : null,
      isForCars: feature.properties.car !== undefined,
      lines,
      west,
      north,
      east,
      south,
    });
  }
  return features;
}

/**
 * Joins the features of each street. A street may be mapped as many short features, each of which may be too short for
 * the street's name.
 */
function namedRoads(roads: readonly DrawnFeature[]): NamedRoad[] {
  const byStreet = new Map<string, DrawnFeature[]>();
  for (const road of roads) {
    if (road.name === '') continue;
    const street = JSON.stringify([road.name, road.kind, road.isForCars]);
    const pieces = byStreet.get(street) ?? [];
    pieces.push(road);
    byStreet.set(street, pieces);
  }
  return [...byStreet.values()].flatMap((pieces) => {
    const [first] = pieces;
    if (first === undefined) return [];
    const { kind, name, isForCars } = first;
    return [{ kind, name, isForCars, lines: joinLinesAtEndpoints(pieces.flatMap(({ lines }) => lines)) }];
  });
}

/** Reads the layers of a cell that are drawn on the map. Resolves to null if the cell is not published. */
export async function readDrawnCell(
  files: StreetFileReader,
  cell: MapTile,
  language: string,
): Promise<DrawnCell | null> {
  const [ways, land] = await Promise.all([files.file('ways', cell), files.file('land', cell)]);
  if (ways === null) return null;
  const ofWays = new VectorTile(new PbfReader(ways)).layers;
  const ofLand = land === null ? {} : new VectorTile(new PbfReader(land)).layers;
  const read = (layer: VectorTileLayer | undefined) => featuresOf(layer, language);
  const roads = read(ofWays[waysLayers.roads]);
  // Joined when names are first written, so that the streets are drawn sooner.
  let names: readonly NamedRoad[] | null = null;
  return {
    cell,
    built: read(ofLand[landLayers.built]),
    green: read(ofLand[landLayers.green]),
    buildings: read(ofLand[landLayers.buildings]),
    water: read(ofWays[waysLayers.water]),
    waterways: read(ofWays[waysLayers.waterways]),
    squares: read(ofWays[waysLayers.squares]),
    roads,
    get names() {
      names ??= namedRoads(roads);
      return names;
    },
    railways: read(ofWays[waysLayers.railways]),
    places: read(ofWays[waysLayers.places]),
  };
}
