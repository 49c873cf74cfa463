import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const sexes = ['B', 'F', 'M'];

/** Names of the UN's tables as in its R package. */
export const packedTables: readonly string[] = [
  'UNlocations',
  ...sexes.flatMap((sex) => [
    `e0${sex}`,
    ...['', '80l', '80u', '95l', '95u'].map((bound) => `e0${sex}proj${bound}`),
    `mx${sex}5`,
  ]),
];

export const packedTablePath = (name: string) => `content/life-expectancy/wpp2024/${name}.tsv.br`;

/** Returns the rows of an extracted table as objects with a property for each column. */
export function readSourceRows(name: string): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = brotliDecompressSync(readFileSync(packedTablePath(name)))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ''])));
}
