import { PbfReader } from 'pbf';

/**
 * A way with the ids of its nodes and the keys of its tags. Some extracts also store the positions of the nodes in the
 * way.
 */
export interface RawWay {
  readonly id: number;
  readonly refs: readonly number[];
  readonly keys: readonly string[];
  readonly positions: NodePositions | null;
}

/** Longitudes and latitudes in ten-millionths of a degree. */
export interface NodePositions {
  readonly longitudes: readonly number[];
  readonly latitudes: readonly number[];
}

/** The ids and positions of the nodes in a block. */
export interface RawNodes extends NodePositions {
  readonly ids: readonly number[];
}

/**
 * A block of an extract, which the format calls `PrimitiveBlock` (https://wiki.openstreetmap.org/wiki/PBF_Format). Its
 * groups are not parsed.
 */
export interface RawBlock {
  table: Uint8Array;
  readonly groups: Uint8Array[];
  granularity: number;
  dateGranularity: number;
  latitudeOffset: number;
  longitudeOffset: number;
}

export function readBlock(content: Uint8Array): RawBlock {
  const block: RawBlock = {
    table: new Uint8Array(),
    groups: [],
    granularity: 100,
    dateGranularity: 1000,
    latitudeOffset: 0,
    longitudeOffset: 0,
  };
  return new PbfReader(content).readFields((tag, into: RawBlock, pbf) => {
    if (tag === 1) into.table = pbf.readBytes();
    if (tag === 2) into.groups.push(pbf.readBytes());
    if (tag === 17) into.granularity = pbf.readVarint();
    if (tag === 18) into.dateGranularity = pbf.readVarint();
    if (tag === 19) into.latitudeOffset = pbf.readVarint(true);
    if (tag === 20) into.longitudeOffset = pbf.readVarint(true);
  }, block);
}

/** Returns the strings in a block's string table. */
export const readStrings = ({ table }: RawBlock): string[] =>
  new PbfReader(table).readFields((tag, into: string[], pbf) => {
    if (tag === 1) into.push(pbf.readString());
  }, []);

function summed(deltas: number[]): number[] {
  for (let place = 1; place < deltas.length; place++)
    deltas[place] = (deltas[place] as number) + (deltas[place - 1] as number);
  return deltas;
}

/** A way as it is encoded, with indices into the string table and numbers in the file's units. */
export interface EncodedWay {
  id: number;
  readonly keys: number[];
  readonly values: number[];
  readonly refs: number[];
  readonly latitudes: number[];
  readonly longitudes: number[];
}

/** Parses a way. Its node ids and coordinates are converted from differences to absolute values. */
export function readWay(message: Uint8Array): EncodedWay {
  const way: EncodedWay = { id: 0, keys: [], values: [], refs: [], latitudes: [], longitudes: [] };
  new PbfReader(message).readFields((tag, into: EncodedWay, pbf) => {
    if (tag === 1) into.id = pbf.readVarint();
    if (tag === 2) pbf.readPackedVarint(into.keys);
    if (tag === 3) pbf.readPackedVarint(into.values);
    if (tag === 8) pbf.readPackedSVarint(into.refs);
    if (tag === 9) pbf.readPackedSVarint(into.latitudes);
    if (tag === 10) pbf.readPackedSVarint(into.longitudes);
  }, way);
  for (const deltas of [way.refs, way.latitudes, way.longitudes]) summed(deltas);
  return way;
}

/** The field numbers of a `PrimitiveGroup`, by the kind of entity. */
export const primitiveGroupFields = { node: 1, dense: 2, way: 3, relation: 4 } as const;

/** Returns the submessages in a repeated field of a message, such as the ways of a group. */
export function readSubmessages(parent: Uint8Array, field: number): Uint8Array[] {
  return new PbfReader(parent).readFields((tag, into: Uint8Array[], pbf) => {
    if (tag === field) into.push(pbf.readBytes());
  }, []);
}

/** Returns a function that converts coordinates of a block to ten-millionths of a degree. */
const unitsOf = ({ granularity }: RawBlock, offset: number) => {
  return (values: readonly number[]) => values.map((value) => (offset + granularity * value) / 100);
};

/** Returns the ways of a block. */
export function readAllWays(content: Uint8Array): RawWay[] {
  const block = readBlock(content);
  const ways: RawWay[] = [];
  let strings: string[] | null = null;
  for (const message of block.groups.flatMap((group) => readSubmessages(group, primitiveGroupFields.way))) {
    strings ??= readStrings(block);
    const known = strings;
    const { id, keys, refs, longitudes, latitudes } = readWay(message);
    const hasPositions = refs.length > 0 && longitudes.length === refs.length && latitudes.length === refs.length;
    ways.push({
      id,
      refs,
      keys: keys.map((key) => known[key] ?? ''),
      positions: hasPositions
        ? {
            longitudes: unitsOf(block, block.longitudeOffset)(longitudes),
            latitudes: unitsOf(block, block.latitudeOffset)(latitudes),
          }
        : null,
    });
  }
  return ways;
}

/**
 * Nodes as they are encoded, in the file's units. Their tags are indices into the string table: key, value and so on,
 * with a 0 after each node.
 */
export interface EncodedNodes {
  readonly ids: number[];
  readonly latitudes: number[];
  readonly longitudes: number[];
  readonly tags: number[];
}

/** Parses the nodes of a group that are stored one by one, not as dense nodes. */
export function readPlainNodes(group: Uint8Array): EncodedNodes {
  const found: EncodedNodes = { ids: [], latitudes: [], longitudes: [], tags: [] };
  for (const message of readSubmessages(group, primitiveGroupFields.node)) {
    const node = { id: 0, latitude: 0, longitude: 0, keys: [] as number[], values: [] as number[] };
    new PbfReader(message).readFields((tag, into: typeof node, pbf) => {
      if (tag === 1) into.id = pbf.readSVarint();
      if (tag === 2) pbf.readPackedVarint(into.keys);
      if (tag === 3) pbf.readPackedVarint(into.values);
      if (tag === 8) into.latitude = pbf.readSVarint();
      if (tag === 9) into.longitude = pbf.readSVarint();
    }, node);
    found.ids.push(node.id);
    found.latitudes.push(node.latitude);
    found.longitudes.push(node.longitude);
    found.tags.push(...node.keys.flatMap((key, place) => [key, node.values[place] ?? 0]), 0);
  }
  return found;
}

function readDenseNodes(group: Uint8Array): EncodedNodes {
  const found: EncodedNodes = { ids: [], latitudes: [], longitudes: [], tags: [] };
  for (const message of readSubmessages(group, primitiveGroupFields.dense)) {
    const dense: EncodedNodes = { ids: [], latitudes: [], longitudes: [], tags: [] };
    new PbfReader(message).readFields((tag, into: EncodedNodes, pbf) => {
      if (tag === 1) pbf.readPackedSVarint(into.ids);
      if (tag === 8) pbf.readPackedSVarint(into.latitudes);
      if (tag === 9) pbf.readPackedSVarint(into.longitudes);
    }, dense);
    for (const part of ['ids', 'latitudes', 'longitudes'] as const)
      for (const value of summed(dense[part])) found[part].push(value);
  }
  return found;
}

/** Returns the nodes of a block, whether they are stored as dense nodes or one by one. */
export function readAllNodes(content: Uint8Array): RawNodes {
  const block = readBlock(content);
  const found = block.groups.flatMap((group) => [readDenseNodes(group), readPlainNodes(group)]);
  return {
    ids: found.flatMap(({ ids }) => ids),
    longitudes: unitsOf(block, block.longitudeOffset)(found.flatMap(({ longitudes }) => longitudes)),
    latitudes: unitsOf(block, block.latitudeOffset)(found.flatMap(({ latitudes }) => latitudes)),
  };
}

/** Converts values to differences between neighbours, which is how the format stores them. */
export const encodeDeltas = (values: readonly number[]): number[] =>
  values.map((value, place) => value - (values[place - 1] ?? 0));
