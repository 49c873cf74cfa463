import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import type { ObstacleLine } from '../../domain/streets/obstacles.ts';
import {
  type AccessState,
  accessStates,
  cellExtent,
  type RoadTags,
  waysLayers,
} from '../../domain/streets/street-cell.ts';
import type { StreetBarrier, StreetLine } from '../../domain/streets/street-graph.ts';
import type { StreetCellContent } from '../../domain/streets/street-network.ts';

type Properties = VectorTileFeature['properties'];

function* featuresOf(layer: VectorTileLayer | undefined): Generator<VectorTileFeature> {
  if (layer !== undefined && layer.extent !== cellExtent)
    throw new Error(
      `The layer '${layer.name}' must have ${cellExtent} steps, not ${layer.extent}. Import the streets again.`,
    );
  for (let place = 0; place < (layer?.length ?? 0); place++) {
    const feature = layer?.feature(place);
    if (feature !== undefined) yield feature;
  }
}

/** Returns the lines or rings of a feature, in coordinates of the world grid. */
function linesOf(feature: VectorTileFeature, cell: MapTile): number[][] {
  return feature.loadGeometry().map((line) => {
    const points: number[] = [];
    for (const { x, y } of line) points.push(cell.x * cellExtent + x, cell.y * cellExtent + y);
    return points;
  });
}

const accessOf = (value: Properties[string] | undefined): AccessState | undefined =>
  accessStates.find((state) => state === value);

const numberOf = (value: Properties[string] | undefined) => (typeof value === 'number' ? value : undefined);

/** Reads the road attributes of a feature. Values with an unexpected format are left out. */
function roadTags({ foot, car, oneway, footOneway, speed, incline, sac, layer, ...rest }: Properties): RoadTags {
  const { class: kind, name, surface, structure } = rest;
  const read: Partial<Record<keyof RoadTags, unknown>> = {
    class: String(kind),
    name: name === undefined ? undefined : String(name),
    foot: accessOf(foot),
    car: accessOf(car),
    oneway: numberOf(oneway),
    footOneway: numberOf(footOneway),
    speed: numberOf(speed),
    incline: numberOf(incline),
    sac: numberOf(sac),
    layer: numberOf(layer),
    surface: surface === 'unpaved' || surface === 'rough' ? surface : undefined,
    structure: structure === 'bridge' || structure === 'tunnel' ? structure : undefined,
    ...(rest.indoor === true && { indoor: true }),
    ...(rest.across === true && { across: true }),
    ...(rest.ford === true && { ford: true }),
  };
  return read as RoadTags;
}

/**
 * Whether pedestrians can cross a railway. They can cross tracks in a street anywhere, and tracks in tunnels are no
 * obstacle.
 */
const isCrossableRailway = ({ class: kind, structure }: Properties) =>
  kind === 'tram' || kind === 'subway' || structure !== undefined;

/** Whether pedestrians can neither use nor cross a road. */
const isBarredRoad = ({ class: kind, foot, structure }: Properties) =>
  structure === undefined && foot === undefined && /^(?:motorway|trunk)(?:_link)?$/.test(String(kind));

/**
 * Returns how much of an obstacle a body of water is. Water in a pipe or ditch is no obstacle (null). Streams and pools
 * are weaker obstacles ('brooks') than other water.
 */
function obstacleKindOf({ class: kind, structure }: Properties): 'obstacles' | 'brooks' | null {
  if (structure !== undefined || kind === 'ditch') return null;
  return kind === 'stream' || kind === 'drain' || kind === 'pool' ? 'brooks' : 'obstacles';
}

/**
 * Parses the `ways` file of a cell into a part of the street network, in coordinates of the world grid. Throws if the
 * file is invalid.
 */
export function parseStreetNetwork(bytes: Uint8Array, cell: MapTile): StreetCellContent {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const lines: StreetLine[] = [];
  const obstacles: ObstacleLine[] = [];
  const roads = new Map<string, RoadTags>();
  for (const feature of featuresOf(layers[waysLayers.roads])) {
    const { properties } = feature;
    const parts = linesOf(feature, cell);
    if (isBarredRoad(properties)) obstacles.push(...parts);
    // A street consists of many features with equal attributes. They share one object, so that its speeds are computed
    // only once.
    const key = JSON.stringify(properties);
    const road = roads.get(key) ?? roadTags(properties);
    roads.set(key, road);
    for (const points of parts) lines.push({ road, points });
  }
  for (const feature of featuresOf(layers[waysLayers.railways]))
    if (!isCrossableRailway(feature.properties)) obstacles.push(...linesOf(feature, cell));
  const water = { obstacles, brooks: [] as ObstacleLine[] };
  for (const layer of [layers[waysLayers.water], layers[waysLayers.waterways]])
    for (const feature of featuresOf(layer)) {
      const kind = obstacleKindOf(feature.properties);
      if (kind !== null) water[kind].push(...linesOf(feature, cell));
    }
  const partsIn = (layer: VectorTileLayer | undefined) =>
    Array.from(featuresOf(layer), (feature) => linesOf(feature, cell));
  return {
    lines,
    walls: partsIn(layers[waysLayers.walls]).flat(),
    squares: partsIn(layers[waysLayers.squares]),
    brooks: water.brooks,
    barriers: [...barriersOf(layers[waysLayers.barriers], cell)],
    obstacles,
  };
}

function* barriersOf(layer: VectorTileLayer | undefined, cell: MapTile): Generator<StreetBarrier> {
  for (const feature of featuresOf(layer)) {
    const { class: kind, foot, car } = feature.properties;
    const [onFoot, byCar] = [accessOf(foot), accessOf(car)];
    const tags = {
      class: String(kind),
      ...(onFoot !== undefined && { foot: onFoot }),
      ...(byCar !== undefined && { car: byCar }),
    };
    for (const [x = 0, y = 0] of linesOf(feature, cell)) yield { x, y, tags };
  }
}
