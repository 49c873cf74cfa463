import type { ArrayName } from './json-elements.ts';
import { JsonElementSplitter } from './json-elements.ts';

/** Keys that documents use for their list, the most reliable first. */
const arrayPattern = /"([^"\\]{1,31})"\s*:\s*\[\s*(?:\{|\])/g;

/** Path of the elements of a JSON document, or undefined if its start shows no list of objects. */
export function arrayNameOf(sample: string): ArrayName | undefined {
  if (/^\s*\[\s*(?:\{|\])/.test(sample)) return null;
  for (const name of ['features', 'elements']) {
    if (sample.includes(`"${name}"`)) return name;
  }
  return [...sample.matchAll(arrayPattern)]
    .map(([, name]) => name)
    .find((name) => name !== undefined && sampleElements(sample, name).length > 0);
}

/** The complete elements in the start of a document. */
export function sampleElements(sample: string, arrayName: ArrayName): unknown[] {
  const elements: unknown[] = [];
  try {
    for (const element of new JsonElementSplitter('', arrayName).cut(sample)) elements.push(element);
  } catch {
    // Reading the file reports a damaged element; the elements before it suffice to recognise the file.
  }
  return elements;
}

/** All columns of the first records, because each may omit unknown values. */
export const columnsOfRecords = (rows: readonly object[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
];
