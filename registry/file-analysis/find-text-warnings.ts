import { formatSkippedLinesNote } from '../sources/open-source.ts';
import { doubleEncodedPattern } from '../sources/text/clean-cell.ts';
import type { RowSample } from './read-rows.ts';

const lostLetters = /\ufffd/;

const excerpt = (text: string, pattern: RegExp) => {
  const at = Math.max(0, text.search(pattern) - 8);
  return text.slice(at, at + 24).trim();
};

function warningOf(texts: readonly string[], pattern: RegExp, sentence: string): string[] {
  const found = texts.filter((text) => pattern.test(text));
  const [first] = found;
  if (first === undefined) return [];
  return [`${sentence} (${found.length.toLocaleString('en-GB')} cells, as "${excerpt(first, pattern)}")`];
}

/** Returns the warnings about texts that were once decoded with a wrong encoding. */
function encodingWarnings({ rows, columns }: RowSample): string[] {
  const texts = [...columns, ...rows.flatMap((row) => Object.values(row))];
  return [
    ...warningOf(
      texts,
      doubleEncodedPattern,
      'the file was encoded twice, so letters are already broken in it; ask its publisher for an undamaged file, or convert it back',
    ),
    ...warningOf(
      texts,
      lostLetters,
      'letters are lost in the file and cannot be recovered; ask its publisher for an undamaged file',
    ),
  ];
}

const looksLikeValue = (name: string) => /^[+-]?\d+(?:[.,]\d+)?$/.test(name) || /^\+?\d[\d ()/-]{5,}$/.test(name);

function headerWarnings({ header }: RowSample): string[] {
  const twice = [...new Set(header.filter((name, at) => header.indexOf(name) !== at))];
  const values = header.filter(looksLikeValue);
  return [
    ...twice.map((name) => `two columns are called "${name}". Only the last one is read. Rename one of them`),
    ...(values.length > header.length / 4
      ? [
          `the first line looks like a record (${values.slice(0, 3).join(', ')}), not like column names. Add a line with column names above it`,
        ]
      : []),
  ];
}

/** Returns the warnings about the texts of a file. */
export const findTextWarnings = (sample: RowSample): string[] => [
  ...(sample.above.length === 0 ? [] : [formatSkippedLinesNote(sample.above)]),
  ...headerWarnings(sample),
  ...encodingWarnings(sample),
];
