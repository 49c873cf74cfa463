import type { ArrayName } from './json-elements.ts';
import { ElementCutter } from './json-elements.ts';

/** Names under which documents keep their list, the surest first. */
const arrayPattern = /"([^"\\]{1,31})"\s*:\s*\[\s*(?:\{|\])/g;

/** Where the elements of a JSON document lie, or undefined if its start shows no list of objects. */
export function arrayNameOf(sample: string): ArrayName | undefined {
  if (/^\s*\[\s*(?:\{|\])/.test(sample)) return null;
  for (const name of ['features', 'elements']) {
    if (sample.includes(`"${name}"`)) return name;
  }
  return [...sample.matchAll(arrayPattern)]
    .map(([, name]) => name)
    .find((name) => name !== undefined && sampleElements(sample, name).length > 0);
}

/** The whole elements in the start of a document. */
export function sampleElements(sample: string, arrayName: ArrayName): unknown[] {
  const elements: unknown[] = [];
  try {
    for (const element of new ElementCutter('', arrayName).cut(sample)) elements.push(element);
  } catch {
    // A damaged element is told of when the file is read; what comes before it shows what the file is.
  }
  return elements;
}

/** Every column the first records have: one alone may leave out what it does not know. */
export const columnsOf = (rows: readonly object[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];
