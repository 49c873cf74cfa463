import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** By key, the hash of the English sentence that a translation was made from. */
type Hashes = ReadonlyMap<string, string>;

/** Of every language by its tag. */
export type MadeFrom = ReadonlyMap<string, Hashes>;

const folder = 'web/translations';
const commonFile = 'english.tsv';
const ownFile = (tag: string) => `${tag}/made-from.tsv`;

function readHashes(path: string): Hashes {
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split('\t') as [string, string]));
}

function writeHashes(path: string, hashes: Hashes): void {
  const lines = [...hashes].sort(([one], [other]) => (one < other ? -1 : 1)).map((entry) => `${entry.join('\t')}\n`);
  if (lines.length > 0) writeFileSync(path, lines.join(''));
  else rmSync(path, { force: true });
}

/**
 * What each translation was made from. `english.tsv` holds what most are made from, `<tag>/made-from.tsv` where a language differs.
 * @param root The folder of the translations.
 */
export function readMadeFrom(tags: readonly string[], root = folder): MadeFrom {
  const common = readHashes(`${root}/${commonFile}`);
  return new Map(tags.map((tag) => [tag, new Map([...common, ...readHashes(`${root}/${ownFile(tag)}`)])]));
}

/** Writes what each translation was made from, for these keys. */
export function writeMadeFrom(madeFrom: MadeFrom, keys: Iterable<string>, root = folder): void {
  const common = new Map<string, string>();
  for (const key of keys) {
    const counts = new Map<string, number>();
    for (const hashes of madeFrom.values()) {
      const hash = hashes.get(key);
      if (hash !== undefined) counts.set(hash, (counts.get(hash) ?? 0) + 1);
    }
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    if (most !== undefined) common.set(key, most[0]);
  }
  writeHashes(`${root}/${commonFile}`, common);
  for (const [tag, hashes] of madeFrom) {
    const own = [...hashes].filter(([key, hash]) => common.has(key) && common.get(key) !== hash);
    writeHashes(`${root}/${ownFile(tag)}`, new Map(own));
  }
}

/** The keys of a language whose English has changed since it was translated, in the order of the English. */
export function staleKeys(english: Hashes, madeFrom: Hashes | undefined): string[] {
  return [...english].filter(([key, hash]) => madeFrom?.get(key) !== hash).map(([key]) => key);
}
