import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Parses a compiled gettext catalogue (.mo, little-endian) into its messages, by id. */
export function parseCompiledCatalogue(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isCatalogue = bytes.byteLength >= 20 && view.getUint32(0, true) === 0x950412de;
  if (!isCatalogue) throw new Error('The file is not a gettext catalogue (.mo). See media/README.md.');
  const decoder = new TextDecoder();
  const [count, ids, texts] = [8, 12, 16].map((at) => view.getUint32(at, true)) as [number, number, number];
  const textAt = (entry: number) => {
    const start = view.getUint32(entry + 4, true);
    return decoder.decode(bytes.subarray(start, start + view.getUint32(entry, true)));
  };
  return new Map(Array.from({ length: count }, (_, at) => [textAt(ids + 8 * at), textAt(texts + 8 * at)]));
}

/**
 * The language code under which GeoNames lists names. GeoNames has one code for both variants of Portuguese, and one
 * for both Chinese scripts.
 */
const codeOf = (tag: string) => tag.split('-')[0] ?? tag;

/** Converts traditional to simplified Chinese characters with ICU's `uconv` (Debian package icu-devtools). */
function simplified(names: ReadonlyMap<string, string>): Map<string, string> {
  const input = [...names.values()].join('\n');
  const output = execFileSync('uconv', ['-f', 'utf-8', '-t', 'utf-8', '-x', 'Traditional-Simplified'], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\n');
  return new Map([...names.keys()].map((id, at) => [id, output[at] ?? '']));
}

/** Returns the languages of the site: English, and each language with a catalogue. */
export function listSiteLanguages(): string[] {
  const files = readdirSync(new URL('../../web/translations/', import.meta.url));
  return ['en', ...files.filter((file) => file.endsWith('.po')).map((file) => file.slice(0, -'.po'.length))];
}

/**
 * Reads the names of towns in each language of the site, by GeoNames id. `folder` is the folder `locale` of
 * libgeonames.
 */
export function readTownNames(folder: string): Map<string, ReadonlyMap<string, string>> {
  return new Map(
    listSiteLanguages().map((tag) => {
      const catalogue = parseCompiledCatalogue(readFileSync(join(folder, codeOf(tag), 'LC_MESSAGES', 'geonames.mo')));
      catalogue.delete('');
      return [tag, tag === 'zh-Hans' ? simplified(catalogue) : catalogue];
    }),
  );
}
