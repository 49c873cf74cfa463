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

export interface MadeMap {
  readonly nodes: readonly MadeNode[];
  readonly ways: readonly MadeWay[];
}

interface Written {
  /** Its replication date; if omitted, the file has none. */
  readonly asOf?: string;
  readonly features?: readonly string[];
}

/** A block's string table: the first is empty, which ends a node's tags. */
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

function writeWay(pbf: PbfWriter, { id, nodes, tags }: MadeWay, strings: Strings): void {
  pbf.writeVarintField(1, id);
  pbf.writePackedVarint(
    2,
    Object.keys(tags).map((key) => strings.of(key)),
  );
  pbf.writePackedVarint(
    3,
    Object.values(tags).map((value) => strings.of(value)),
  );
  pbf.writePackedSVarint(8, deltas(nodes));
}

const message = (write: (pbf: PbfWriter) => void): Uint8Array => {
  const pbf = new PbfWriter();
  write(pbf);
  return pbf.finish();
};

/** A block of an extract with these contents. */
export function writtenBlob(type: string, content: Uint8Array): Buffer {
  const body = message((pbf) => {
    pbf.writeVarintField(2, content.length);
    pbf.writeBytesField(3, deflateSync(content));
  });
  const head = message((pbf) => {
    pbf.writeStringField(1, type);
    pbf.writeVarintField(3, body.length);
  });
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length);
  return Buffer.concat([size, head, body]);
}

function block({ nodes, ways }: MadeMap): Uint8Array {
  const strings = new Strings();
  const groups = [
    message((pbf) => pbf.writeMessage(2, (_, dense) => writeNodes(dense as PbfWriter, nodes, strings), null)),
    message((pbf) => {
      for (const way of ways) pbf.writeMessage(3, (_, one) => writeWay(one as PbfWriter, way, strings), null);
    }),
  ];
  return message((pbf) => {
    pbf.writeMessage(
      1,
      (_, table) => {
        for (const text of strings.list) (table as PbfWriter).writeBytesField(1, Buffer.from(text));
      },
      null,
    );
    for (const group of groups) pbf.writeBytesField(2, group);
  });
}

/** Writes an invented map as an OpenStreetMap extract (.osm.pbf). */
export function writeExtract(path: string, map: MadeMap, { asOf, features = [] }: Written = {}): string {
  const longitudes = map.nodes.map(({ longitude }) => longitude);
  const latitudes = map.nodes.map(({ latitude }) => latitude);
  const head = message((pbf) => {
    pbf.writeMessage(
      1,
      (_, box) => {
        const edges = [
          Math.min(...longitudes),
          Math.max(...longitudes),
          Math.max(...latitudes),
          Math.min(...latitudes),
        ];
        edges.forEach((edge, place) => {
          (box as PbfWriter).writeSVarintField(place + 1, Math.round(edge * 1e9));
        });
      },
      null,
    );
    for (const feature of ['OsmSchema-V0.6', 'DenseNodes', ...features]) pbf.writeStringField(4, feature);
    if (asOf !== undefined) pbf.writeVarintField(32, Date.parse(asOf) / 1000);
  });
  writeFileSync(path, Buffer.concat([writtenBlob('OSMHeader', head), writtenBlob('OSMData', block(map))]));
  return path;
}
