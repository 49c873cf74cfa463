import { closeSync, openSync, writeSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PbfReader, PbfWriter } from 'pbf';
import type { OsmTags } from '../tags/access.ts';
import {
  type BlobLocation,
  type ExtractFile,
  isStoredRaw,
  listBlobs,
  readBlobContent,
  withExtractFile,
} from './extract-blocks.ts';
import {
  type EncodedWay,
  encodeDeltas,
  primitiveGroupFields,
  type RawBlock,
  readAllNodes,
  readAllWays,
  readBlock,
  readPlainNodes,
  readStrings,
  readSubmessages,
  readWay,
} from './extract-entities.ts';
import { findIndexInSorted, sortWithoutDuplicates } from './sorted-ids.ts';

const message = (write: (pbf: PbfWriter) => void): Uint8Array => {
  const pbf = new PbfWriter();
  write(pbf);
  return pbf.finish();
};

/**
 * Half the circumference of the earth, in ten-millionths of a degree. Adjacent nodes that are farther apart than this
 * are on opposite sides of the 180th meridian.
 */
const halfEarth = 180e7;

/** The ids of all nodes in an extract and, if needed, their longitudes. They take 16 or 20 bytes per node. */
class KnownNodes {
  readonly #ids: Float64Array;
  /** The longitudes in the order of the ids. Null if no way crosses the 180th meridian. */
  readonly #longitudes: Int32Array | null = null;

  constructor(file: ExtractFile, blobs: readonly BlobLocation[], isAround: boolean) {
    const blocks = blobs.map((blob) => Float64Array.from(readAllNodes(readBlobContent(file, blob)).ids));
    const all = new Float64Array(blocks.reduce((sum, { length }) => sum + length, 0));
    let from = 0;
    for (const block of blocks) {
      all.set(block, from);
      from += block.length;
    }
    this.#ids = sortWithoutDuplicates(all);
    if (!isAround) return;
    const longitudes = new Int32Array(this.#ids.length);
    for (const blob of blobs) {
      const nodes = readAllNodes(readBlobContent(file, blob));
      for (const [step, id] of nodes.ids.entries())
        longitudes[findIndexInSorted(this.#ids, id)] = nodes.longitudes[step] ?? 0;
    }
    this.#longitudes = longitudes;
  }

  has(id: number): boolean {
    return findIndexInSorted(this.#ids, id) >= 0;
  }

  /** Whether the segment between two nodes crosses the 180th meridian and would be drawn around the world. */
  areAround(a: number, b: number): boolean {
    if (this.#longitudes === null) return false;
    const [from = 0, to = 0] = [a, b].map((id) => this.#longitudes?.[findIndexInSorted(this.#ids, id)]);
    return Math.abs(from - to) > halfEarth;
  }
}

/** Splits a way at missing nodes and at the 180th meridian. */
function splitWay(refs: readonly number[], nodes: KnownNodes): number[][] {
  const runs: number[][] = [[]];
  for (const ref of refs) {
    const before = runs.at(-1)?.at(-1);
    if (!nodes.has(ref)) runs.push([]);
    else if (before !== undefined && nodes.areAround(before, ref)) runs.push([ref]);
    else runs.at(-1)?.push(ref);
  }
  return runs;
}

/** Splits an area at the 180th meridian and closes each part. Returns null if the way is not a complete area. */
function splitArea(refs: readonly number[], tags: OsmTags, nodes: KnownNodes): number[][] | null {
  if (refs[0] !== refs.at(-1) || !isArea(tags) || !refs.every((ref) => nodes.has(ref))) return null;
  const [first = [], ...others] = splitWay(refs, nodes);
  // The outline usually starts in the middle of a part, so its last run continues in its first run.
  const runs = [[...(others.pop() ?? []).slice(0, -1), ...first], ...others];
  return runs.filter(({ length }) => length > 2).map((run) => [...run, run[0] as number]);
}

/** A closed way with one of these keys is a line, not an area. */
const lineKeys = ['highway', 'railway', 'public_transport', 'barrier', 'waterway'];
const naturalLines = new Set(['coastline', 'cliff']);

const isArea = (tags: OsmTags) =>
  tags.area === 'yes' || !(lineKeys.some((key) => key in tags) || naturalLines.has(tags.natural ?? ''));

/** Returns the ids of the ways that must be split or left out, and the highest id of any way. */
function waysToSplit(file: ExtractFile, blobs: readonly BlobLocation[], nodes: KnownNodes) {
  const isCut = (ref: number, step: number, refs: readonly number[]) =>
    !nodes.has(ref) || (step > 0 && nodes.areAround(refs[step - 1] as number, ref));
  const cut = new Set<number>();
  let highest = 0;
  for (const blob of blobs) {
    for (const { id, refs, positions } of readAllWays(readBlobContent(file, blob))) {
      highest = Math.max(highest, id);
      if (refs.length === 0 || (positions === null && refs.some(isCut))) cut.add(id);
    }
  }
  return { cut, highest };
}

function hasMember(relation: Uint8Array, ways: ReadonlySet<number>): boolean {
  const members = { ids: [] as number[], types: [] as number[] };
  new PbfReader(relation).readFields((tag, into: typeof members, pbf) => {
    if (tag === 9) pbf.readPackedSVarint(into.ids);
    if (tag === 10) pbf.readPackedVarint(into.types);
  }, members);
  let id = 0;
  return members.ids.some((delta, place) => {
    id += delta;
    return members.types[place] === 1 && ways.has(id);
  });
}

/** The string table of a block. Strings can be added to it. */
class BlockStrings {
  readonly #known: readonly string[];
  readonly added: string[] = [];

  constructor(block: RawBlock) {
    this.#known = readStrings(block);
  }

  add(text: string): number {
    return this.#known.length + this.added.push(text) - 1;
  }

  tagsOf({ keys, values }: EncodedWay): OsmTags {
    const text = (index = 0) => this.#known[index] ?? '';
    return Object.fromEntries(keys.map((key, place) => [text(key), text(values[place])]));
  }
}

const wayMessage = ({ id, keys, values }: EncodedWay, refs: readonly number[]): Uint8Array =>
  message((pbf) => {
    pbf.writeVarintField(1, id);
    pbf.writePackedVarint(2, keys);
    pbf.writePackedVarint(3, values);
    pbf.writePackedSVarint(8, encodeDeltas(refs));
  });

function denseNodes(group: Uint8Array): Uint8Array {
  const { ids, latitudes, longitudes, tags } = readPlainNodes(group);
  return message((pbf) => {
    pbf.writePackedSVarint(1, encodeDeltas(ids));
    pbf.writePackedSVarint(8, encodeDeltas(latitudes));
    pbf.writePackedSVarint(9, encodeDeltas(longitudes));
    pbf.writePackedVarint(10, tags);
  });
}

interface Repair {
  readonly nodes: KnownNodes;
  readonly cut: ReadonlySet<number>;
  /** The next id that no way uses. Every part needs its own id, because tilemaker writes only one line per id. */
  freeId: number;
}

/** Encodes the parts of a split way. All but the first get a new id, and the original one as the tag `@id`. */
function partsOf(way: EncodedWay, repair: Repair, strings: BlockStrings): Uint8Array[] {
  const rings = splitArea(way.refs, strings.tagsOf(way), repair.nodes);
  // A part with only one node is not a line.
  const parts = rings ?? splitWay(way.refs, repair.nodes).filter(({ length }) => length > 1);
  return parts.map((part, place) => {
    if (place === 0) return wayMessage(way, part);
    const keys = [...way.keys, strings.add('@id')];
    const values = [...way.values, strings.add(`${way.id}`)];
    return wayMessage({ ...way, id: repair.freeId++, keys, values }, part);
  });
}

/** Repairs a group of entities. Returns null if no repair is needed. */
function repairGroup(group: Uint8Array, repair: Repair, strings: BlockStrings): Uint8Array | null {
  const [plain, dense, ways, relations] = (['node', 'dense', 'way', 'relation'] as const).map((kind) =>
    readSubmessages(group, primitiveGroupFields[kind]),
  ) as [Uint8Array[], Uint8Array[], Uint8Array[], Uint8Array[]];
  const read = ways.map((bytes) => ({ bytes, way: readWay(bytes) }));
  const isCut = ({ way }: { readonly way: EncodedWay }) => repair.cut.has(way.id);
  const whole = relations.filter((relation) => !hasMember(relation, repair.cut));
  if (plain.length === 0 && whole.length === relations.length && !read.some(isCut)) return null;
  return message((pbf) => {
    if (plain.length > 0) pbf.writeBytesField(primitiveGroupFields.dense, denseNodes(group));
    for (const bytes of dense) pbf.writeBytesField(primitiveGroupFields.dense, bytes);
    for (const entry of read) {
      const written = isCut(entry) ? partsOf(entry.way, repair, strings) : [entry.bytes];
      for (const bytes of written) pbf.writeBytesField(primitiveGroupFields.way, bytes);
    }
    for (const relation of whole) pbf.writeBytesField(primitiveGroupFields.relation, relation);
  });
}

/** Repairs a block. Returns null if no repair is needed. */
function repairBlock(content: Uint8Array, repair: Repair): Uint8Array | null {
  const block = readBlock(content);
  const strings = new BlockStrings(block);
  const repaired = block.groups.map((group) => repairGroup(group, repair, strings));
  if (repaired.every((group) => group === null)) return null;
  const addedTable = message((pbf) => {
    for (const text of strings.added) pbf.writeStringField(1, text);
  });
  return message((pbf) => {
    pbf.writeBytesField(1, Buffer.concat([block.table, addedTable]));
    for (const [place, group] of repaired.entries()) {
      const written = group ?? (block.groups[place] as Uint8Array);
      if (written.length > 0) pbf.writeBytesField(2, written);
    }
    pbf.writeVarintField(17, block.granularity);
    pbf.writeVarintField(18, block.dateGranularity);
    pbf.writeVarintField(19, block.latitudeOffset);
    pbf.writeVarintField(20, block.longitudeOffset);
  });
}

/** Removes the bounding box from a header, so that tilemaker leaves nothing out. */
function withoutBox(header: Uint8Array): Uint8Array {
  const strings = { required: [] as string[], optional: [] as string[] };
  new PbfReader(header).readFields((tag, into: typeof strings, pbf) => {
    if (tag === 4) into.required.push(pbf.readString());
    if (tag === 5) into.optional.push(pbf.readString());
  }, strings);
  return message((pbf) => {
    for (const feature of strings.required) pbf.writeStringField(4, feature);
    for (const feature of strings.optional) pbf.writeStringField(5, feature);
  });
}

function blobOf(type: string, content: Uint8Array): Buffer {
  const body = message((pbf) => {
    pbf.writeVarintField(2, content.length);
    pbf.writeBytesField(3, deflateSync(content, { level: 1 }));
  });
  const head = message((pbf) => {
    pbf.writeStringField(1, type);
    pbf.writeVarintField(3, body.length);
  });
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length);
  return Buffer.concat([size, head, body]);
}

/** Returns the repaired bytes of a blob, or null if no repair is needed. */
function repairedBlob(file: ExtractFile, blob: BlobLocation, repair: Repair, isBoxWrong: boolean): Uint8Array | null {
  const content = readBlobContent(file, blob);
  const unchanged = isStoredRaw(file, blob) ? content : null;
  if (blob.type === 'OSMHeader') return isBoxWrong ? withoutBox(content) : unchanged;
  return repairBlock(content, repair) ?? unchanged;
}

/**
 * Copies an extract and repairs what tilemaker cannot read. tilemaker requires that every way has nodes, that the
 * extract contains all of these nodes, that nodes are stored as dense nodes, and that blocks are compressed with zlib.
 * A way with missing nodes is split into the parts between them. If it was an area, its parts are lines. A way across
 * the 180th meridian is split there, because tilemaker would draw it around the world. The parts of an area are closed
 * again. Relations with such ways are left out, because tilemaker would close their outlines across the gap.
 * Returns whether the copy differs from the original. This takes 16 bytes of memory per node, or 20 if ways cross the
 * 180th meridian. Throws StreetsError if the extract is damaged.
 */
export function repairExtract(
  path: string,
  copy: string,
  { isBoxWrong, isAround }: { readonly isBoxWrong: boolean; readonly isAround: boolean },
): boolean {
  const out = openSync(copy, 'w');
  try {
    return withExtractFile(path, (file) => {
      const blobs = listBlobs(file);
      const data = blobs.filter(({ type }) => type === 'OSMData');
      const nodes = new KnownNodes(file, data, isAround);
      const { cut, highest } = waysToSplit(file, data, nodes);
      const repair: Repair = { nodes, cut, freeId: highest + 1 };
      let isChanged = false;
      for (const blob of blobs) {
        const repaired = repairedBlob(file, blob, repair, isBoxWrong);
        if (repaired !== null) isChanged = true;
        writeSync(out, repaired === null ? file.whole(blob) : blobOf(blob.type, repaired));
      }
      return isChanged;
    });
  } finally {
    closeSync(out);
  }
}
