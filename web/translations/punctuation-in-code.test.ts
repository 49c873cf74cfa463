import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Matches parts of the site that exist only in English. */
const englishOnlyParts =
  /^features\/(?:administration|architecture|ledger|legal|life-expectancy|methodology|place-context|place-profile|principles|record-checksum)\//;

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly start?: number;
  readonly [key: string]: unknown;
}

const signs = /^[.,:;!?()…]+$/;

/** Returns the punctuation that a component contains as literal text, with its line. */
function literalPunctuation(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const node = part as Node;
    if (node.type === 'JSXElement' && /^<\w+[^>]*\{\.\.\.englishAttributes\}/.test(source.slice(node.start))) return;
    if (node.type === 'JSXText' && signs.test(String(node.value).trim()))
      found.push(`${file}:${source.slice(0, node.start).split('\n').length} ${String(node.value).trim()}`);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return found;
}

test('finds punctuation between pieces of a sentence, except when marked as English', () => {
  const source = 'const a = <p>{text.key}: <b {...englishAttributes}>{name}.</b>{list}.</p>;';
  expect(literalPunctuation('a.tsx', source)).toEqual(['a.tsx:1 :', 'a.tsx:1 .']);
});

test('punctuation and spaces belong to the texts, because each language has its own', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !englishOnlyParts.test(file),
  );
  const found = files.flatMap((file) => literalPunctuation(file, readFileSync(join('web', file), 'utf8')));
  // Lists of sources are in English and have a lang attribute, so English punctuation is right there.
  expect(found.filter((place) => !place.startsWith('ui/page/source-list.tsx'))).toEqual([]);
});
