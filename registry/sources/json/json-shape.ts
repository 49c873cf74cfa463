import type { ArrayName } from './json-elements.ts';
import { JsonElementSplitter } from './json-elements.ts';

/** Matches a key whose value is an array that starts with an object or is empty. */
const arrayPattern = /"([^"\\]{1,31})"\s*:\s*\[\s*(?:\{|\])/g;

/**
 * Returns the key of the array that contains a JSON document's records, or null if the document is itself an array.
 * Returns undefined if the start of the document shows no list of objects.
 */
export function detectArrayName(sample: string): ArrayName | undefined {
  if (/^\s*\[\s*(?:\{|\])/.test(sample)) return null;
  for (const name of ['features', 'elements']) {
    if (sample.includes(`"${name}"`)) return name;
  }
  return [...sample.matchAll(arrayPattern)]
    .map(([, name]) => name)
    .find((name) => name !== undefined && parseSampleElements(sample, name).length > 0);
}

/** Returns the complete elements in a sample from the start of a JSON document. */
export function parseSampleElements(sample: string, arrayName: ArrayName): unknown[] {
  const elements: unknown[] = [];
  try {
    for (const element of new JsonElementSplitter('', arrayName).cut(sample)) elements.push(element);
  } catch {
    // A damaged element is reported when the whole file is read. The elements before it suffice to recognise the file.
  }
  return elements;
}

/** Returns the keys of all the given records, because any single record may omit values that are unknown. */
export const columnsOfRecords = (rows: readonly object[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
];
