import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

type Tags = Readonly<Record<string, string>>;

interface MadeNode {
  readonly id: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly tags?: Tags;
}

interface MadeWay {
  readonly id: number;
  readonly nodes: readonly number[];
  readonly tags: Tags;
}

interface MadeRelation {
  readonly id: number;
  /** The ids of the relation's ways that have the role "outer". */
  readonly outers: readonly number[];
  readonly inners?: readonly number[];
  readonly tags: Tags;
}

export interface InventedMap {
  readonly nodes: readonly MadeNode[];
  readonly ways: readonly MadeWay[];
  readonly relations?: readonly MadeRelation[];
}

interface ExtractOptions {
  /** The replication date in the file's header. If omitted, the file has none. */
  readonly asOf?: string;
  readonly features?: readonly string[];
  /**
   * The bounding box in the file's header, as west, south, east and north. Null for none; by default the box surrounds
   * the nodes.
   */
  readonly box?: readonly [number, number, number, number] | null;
  /** Whether nodes are stored one by one, as by old programs, and not as dense nodes. */
  readonly isPlain?: boolean;
  /**
   * How blocks are stored: uncompressed, or in the field of a compression that is not zlib. By default they are
   * compressed with zlib.
   */
  readonly stored?: 'raw' | { readonly field: number };
  /** Whether the ways contain the positions of their nodes, and the file contains no nodes. */
  readonly isLocatedByWays?: boolean;
}

/** The string table of a block. Its first string is empty, because index 0 ends a node's tags. */
class Strings {
  readonly list: string[] = [''];

  of(text: string): number {
    const known = this.list.indexOf(text);
    return known >= 0 ? known : this.list.push(text) - 1;
  }
}

const units = (degrees: number) => Math.round(degrees * 1e7);

const deltas = (values: readonly number[]) => values.map((value, place) => value - (values[place - 1] ?? 0));

function writeNodes(pbf: PbfWriter, nodes: readonly MadeNode[], strings: Strings): void {
  pbf.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
  pbf.writePackedSVarint(8, deltas(nodes.map(({ latitude }) => units(latitude))));
  pbf.writePackedSVarint(9, deltas(nodes.map(({ longitude }) => units(longitude))));
  const words = nodes.flatMap(({ tags = {} }) => [
    ...Object.entries(tags).flatMap(([key, value]) => [strings.of(key), strings.of(value)]),
    0,
  ]);
  pbf.writePackedVarint(10, words);
}

function writeNode(pbf: PbfWriter, { id, longitude, latitude, tags = {} }: MadeNode, strings: Strings): void {
  pbf.writeSVarintField(1, id);
  writeTags(pbf, tags, strings);
  pbf.writeSVarintField(8, units(latitude));
  pbf.writeSVarintField(9, units(longitude));
}

function writeTags(pbf: PbfWriter, tags: Tags, strings: Strings): void {
  const indices = (texts: readonly string[]) => texts.map((text) => strings.of(text));
  pbf.writePackedVarint(2, indices(Object.keys(tags)));
  pbf.writePackedVarint(3, indices(Object.values(tags)));
}

function writeRelation(pbf: PbfWriter, { id, outers, inners = [], tags }: MadeRelation, strings: Strings): void {
  pbf.writeVarintField(1, id);
  writeTags(pbf, tags, strings);
  const members = [...outers, ...inners];
  pbf.writePackedVarint(8, [...outers.map(() => strings.of('outer')), ...inners.map(() => strings.of('inner'))]);
  pbf.writePackedSVarint(9, deltas(members));
  pbf.writePackedVarint(
    10,
    members.map(() => 1),
  );
}

function writeWay(pbf: PbfWriter, { id, nodes, tags }: MadeWay, strings: Strings): void {
  pbf.writeVarintField(1, id);
  writeTags(pbf, tags, strings);
  pbf.writePackedSVarint(8, deltas(nodes));
}

const message = (write: (pbf: PbfWriter) => void): Uint8Array => {
  const pbf = new PbfWriter();
  write(pbf);
  return pbf.finish();
};

/** Encodes content as one blob of an extract. */
export function encodeBlob(type: string, content: Uint8Array, stored?: ExtractOptions['stored']): Buffer {
  const body = message((pbf) => {
    if (stored === 'raw') {
      pbf.writeBytesField(1, content);
      return;
    }
    pbf.writeVarintField(2, content.length);
    pbf.writeBytesField(stored?.field ?? 3, deflateSync(content));
  });
  const head = message((pbf) => {
    pbf.writeStringField(1, type);
    pbf.writeVarintField(3, body.length);
  });
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length);
  return Buffer.concat([size, head, body]);
}

function block({ nodes, ways, relations = [] }: InventedMap, { isPlain, isLocatedByWays }: ExtractOptions): Uint8Array {
  const strings = new Strings();
  const placeOf = new Map(nodes.map((node) => [node.id, node]));
  const positions = (way: MadeWay, axis: 'longitude' | 'latitude') =>
    deltas(way.nodes.map((id) => units(placeOf.get(id)?.[axis] ?? 0)));
  const group = <Entity>(field: number, entities: readonly Entity[], write: (pbf: PbfWriter, one: Entity) => void) =>
    message((pbf) => {
      for (const entity of entities)
        pbf.writeBytesField(
          field,
          message((one) => write(one, entity)),
        );
    });
  const groups = [
    ...(isLocatedByWays
      ? []
      : [
          isPlain
            ? group(1, nodes, (pbf, node) => writeNode(pbf, node, strings))
            : group(2, [nodes], (pbf, all) => writeNodes(pbf, all, strings)),
        ]),
    group(3, ways, (pbf, way) => {
      writeWay(pbf, way, strings);
      if (!isLocatedByWays) return;
      pbf.writePackedSVarint(9, positions(way, 'latitude'));
      pbf.writePackedSVarint(10, positions(way, 'longitude'));
    }),
    ...(relations.length > 0 ? [group(4, relations, (pbf, relation) => writeRelation(pbf, relation, strings))] : []),
  ];
  return message((pbf) => {
    pbf.writeBytesField(
      1,
      message((table) => {
        for (const text of strings.list) table.writeBytesField(1, Buffer.from(text));
      }),
    );
    for (const bytes of groups) pbf.writeBytesField(2, bytes);
  });
}

function boxAround(nodes: readonly MadeNode[]): readonly [number, number, number, number] {
  const longitudes = nodes.map(({ longitude }) => longitude);
  const latitudes = nodes.map(({ latitude }) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

function header(
  map: InventedMap,
  { asOf, features = [], box = boxAround(map.nodes), isLocatedByWays }: ExtractOptions,
): Uint8Array {
  return message((pbf) => {
    if (box !== null) {
      const [west, south, east, north] = box;
      pbf.writeBytesField(
        1,
        message((edges) => {
          [west, east, north, south].forEach((edge, place) => {
            edges.writeSVarintField(place + 1, Math.round(edge * 1e9));
          });
        }),
      );
    }
    for (const feature of ['OsmSchema-V0.6', 'DenseNodes', ...features]) pbf.writeStringField(4, feature);
    if (isLocatedByWays) pbf.writeStringField(5, 'LocationsOnWays');
    if (asOf !== undefined) pbf.writeVarintField(32, Date.parse(asOf) / 1000);
  });
}

/** Writes an invented map as an OpenStreetMap extract (.osm.pbf). */
export function writeExtract(path: string, map: InventedMap, options: ExtractOptions = {}): string {
  const blobs = [
    encodeBlob('OSMHeader', header(map, options), options.stored),
    encodeBlob('OSMData', block(map, options), options.stored),
  ];
  writeFileSync(path, Buffer.concat(blobs));
  return path;
}
