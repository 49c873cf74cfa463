import { detectAll } from 'jschardet';

/** An encoding that a text may have, with a line of the text that has non-ASCII letters, decoded in it. */
export interface PlausibleEncoding {
  readonly encoding: string;
  readonly line: string;
}

/** Encodings found in AED lists, the most common first. If two give the same text, the more common one is reported. */
const usualEncodings =
  'windows-1252 windows-1250 windows-1251 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-1258 windows-874 shift_jis gb18030 big5 euc-kr euc-jp iso-8859-2 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 iso-8859-13 iso-8859-15 koi8-r koi8-u ibm866 macintosh'.split(
    ' ',
  );

/** Encodings by names that the Encoding Standard does not know, with their standard names. */
const standardNames: Readonly<Record<string, string>> = {
  cp874: 'windows-874',
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  macroman: 'macintosh',
};

/** Returns a decoder for an encoding; null if the runtime does not support it. */
function decoderOf(name: string): TextDecoder | null {
  try {
    return new TextDecoder(standardNames[name.toLowerCase()] ?? name, { fatal: true });
  } catch {
    return null;
  }
}

function decoded(bytes: Uint8Array, decoder: TextDecoder): string | null {
  try {
    // With `stream`, a sample that ends within a character is not an error.
    return decoder.decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Thai', 'Han', 'Hangul', 'Hiragana', 'Katakana'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
const alphabets = scripts.slice(0, 6);

/**
 * Whether a word cannot be of any language, because it has letters of two alphabets, control characters, symbols
 * between letters, or a non-ASCII capital after a lower-case letter.
 */
function isStrange(word: string): boolean {
  if (/[\u00a4\ufffd\p{Co}\uff61-\uff9f]/u.test(word)) return true;
  if (/\p{L}(?![\p{ASCII}·’‘–—])[\p{S}\p{N}\p{P}]\p{L}/u.test(word)) return true;
  if (/\p{Ll}(?!\p{ASCII})\p{Lu}|(?!\p{ASCII})\p{Ll}\p{Lu}(?:\p{L}|$)/u.test(word)) return true;
  return alphabets.filter((script) => script.test(word)).length > 1;
}

const wordsBeyondAscii = (text: string) => text.match(/[^\s,;|"\t]*[^\p{ASCII}][^\s,;|"\t]*/gu) ?? [];

/**
 * Returns the share of the words with non-ASCII letters that are possible in some language, from 0 to 1. It is 0 if
 * control characters show that the encoding is wrong.
 */
function soundness(text: string): number {
  if (/[\u0080-\u009f]/.test(text)) return 0;
  const words = wordsBeyondAscii(text);
  return words.filter((word) => !isStrange(word)).length / Math.max(1, words.length);
}

/** A candidate is also plausible if its score is at least this share of the best one. */
const minScoreShare = 0.85;
const lineCharactersMax = 80;

/** Returns the part of a line around the character at index `at`. */
function lineAt(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at) + 1;
  const to = text.indexOf('\n', at);
  const start = Math.max(from, at - lineCharactersMax / 2);
  return text
    .slice(start, Math.min(to < 0 ? text.length : to, start + lineCharactersMax))
    .toWellFormed()
    .trim();
}

interface Candidate {
  readonly encoding: string;
  readonly text: string;
  readonly score: number;
}

function candidatesOf(bytes: Uint8Array): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { encoding: name, confidence } of detectAll(bytes, { minimumThreshold: 0 })) {
    const decoder = name === null ? null : decoderOf(name);
    const text = decoder === null || found.has(decoder.encoding) ? null : decoded(bytes, decoder);
    if (decoder === null || text === null) continue;
    found.set(decoder.encoding, { encoding: decoder.encoding, text, score: confidence * (0.01 + soundness(text)) });
  }
  return [...found.values()]
    .filter(({ encoding }) => usualEncodings.includes(encoding))
    .sort((a, b) => b.score - a.score);
}

/**
 * Returns the index of the non-ASCII character that the candidates decode in the most different ways. Only candidates
 * of the same length are compared; if there are none, it is the first non-ASCII character.
 */
function indexOfDifference({ text }: Candidate, others: readonly Candidate[]): number {
  const comparable = others.filter((other) => other.text.length === text.length);
  let [place, most] = [0, 0];
  for (const { index } of text.matchAll(/[^\p{ASCII}]/gu)) {
    const different = new Set(comparable.map((other) => other.text[index])).size;
    if (different > most) [place, most] = [index, different];
  }
  return place;
}

/**
 * Returns the likely encodings of a text that does not declare one, the best first; empty if none fits. An encoding
 * scores high if the letters that it gives often occur together in one of its languages, and if most of its words are
 * possible. If several encodings give the same text, only the most common is returned. Windows code pages come before
 * the standards that they extend, because later parts of the file may need their extra letters.
 */
export function findPlausibleEncodings(bytes: Uint8Array): readonly PlausibleEncoding[] {
  const byText = new Map<string, Candidate>();
  for (const candidate of candidatesOf(bytes)) {
    const known = byText.get(candidate.text);
    if (known === undefined) byText.set(candidate.text, candidate);
    else if (usualEncodings.indexOf(candidate.encoding) < usualEncodings.indexOf(known.encoding))
      byText.set(candidate.text, { ...known, encoding: candidate.encoding });
  }
  const best = byText.values().next().value?.score ?? 0;
  const plausible = [...byText.values()].filter(({ score }) => score >= minScoreShare * best);
  return plausible.map((candidate) => ({
    encoding: candidate.encoding,
    line: lineAt(candidate.text, indexOfDifference(candidate, plausible)),
  }));
}
