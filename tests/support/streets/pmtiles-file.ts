import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** An entry of a PMTiles directory: a tile, or another directory if `runLength` is 0. */
export interface InventedPmtilesEntry {
  readonly tileId: number;
  readonly offset: number;
  readonly length: number;
  readonly runLength: number;
}

interface PmtilesOptions {
  readonly entries: readonly InventedPmtilesEntry[];
  /** The leaf directories. Entries give their offsets from the start of these bytes. */
  readonly leaves?: Uint8Array;
  /** The tiles. Entries give their offsets from the start of these bytes. */
  readonly tiles: Uint8Array;
  readonly zoom: number;
  readonly layers: readonly string[];
}

/** Encodes a number as a varint of seven bits per byte, lowest bits first. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

/** Encodes a PMTiles directory (version 3, section 4), compressed with gzip. */
export function encodePmtilesDirectory(entries: readonly InventedPmtilesEntry[]): Uint8Array {
  const column = (numberOf: (entry: InventedPmtilesEntry, place: number) => number) =>
    entries.flatMap((entry, place) => varint(numberOf(entry, place)));
  return gzipSync(
    Uint8Array.from([
      ...varint(entries.length),
      ...column(({ tileId }, place) => tileId - (entries[place - 1]?.tileId ?? 0)),
      ...column(({ runLength }) => runLength),
      ...column(({ length }) => length),
      ...column(({ offset }) => offset + 1),
    ]),
  );
}

/** Writes a PMTiles file of version 3. The directories are not validated, so tests can create invalid files. */
export function writePmtiles(path: string, options: PmtilesOptions): string {
  const root = encodePmtilesDirectory(options.entries);
  const metadata = gzipSync(JSON.stringify({ vector_layers: options.layers.map((id) => ({ id })) }));
  const leaves = options.leaves ?? new Uint8Array();
  const head = Buffer.alloc(127);
  head.write('PMTiles\u0003', 'latin1');
  let [at, field] = [head.length, 8];
  for (const { length } of [root, metadata, leaves, options.tiles]) {
    head.writeBigUInt64LE(BigInt(at), field);
    head.writeBigUInt64LE(BigInt(length), field + 8);
    [at, field] = [at + length, field + 16];
  }
  // These bytes say that the directories and the tiles are compressed with gzip, and that the tiles are vector tiles of
  // a single zoom.
  for (const [place, value] of [2, 2, 1, options.zoom, options.zoom].entries()) head.writeUInt8(value, 97 + place);
  writeFileSync(path, Buffer.concat([head, root, metadata, leaves, options.tiles]));
  return path;
}
