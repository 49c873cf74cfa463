import { Parser } from 'htmlparser2';

/** Matches UTF-8 text that was decoded as windows-1252 and saved again: "KÃ¶ln", "Åódź", "Ð£Ð»". */
export const doubleEncodedPattern =
  /[ÃÂÅÄÐÑØÙ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â€|ï»¿/;
const markup = /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);|<\/?(?:br|p|div|b|i|u|a|em|strong|span|font|ul|ol|li)\b[^<>]*>/i;
const escaped = /%u[\da-f]{4}/i;
/** Matches cells that may need a repair. Any other cell is returned unchanged without further tests. */
const suspect = /[&<%ÃÂÅÄÐÑØÙâï]/;
/** HTML elements that start a new line. */
const blocks: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li']);

const encoder = new TextEncoder();
const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');
/** Maps each character of windows-1252 to its byte. */
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows1252.decode(Uint8Array.of(byte)), byte] as const),
);

/**
 * Reverses one wrong decoding as windows-1252. Returns null if the text was not wrongly decoded, or if the result
 * contains no letters.
 */
function encodedOnce(text: string): string | null {
  const codes = Array.from(text, (letter) => bytes.get(letter));
  if (codes.includes(undefined)) return null;
  try {
    const once = utf8.decode(Uint8Array.from(codes as number[]));
    const areWords = /\p{L}/u.test(once) && !/[\u0080-\u009f\ufffd]/.test(once);
    return areWords && encoder.encode(once).length < encoder.encode(text).length ? once : null;
  } catch {
    return null;
  }
}

function withoutMarkup(text: string): string {
  let plain = '';
  const parser = new Parser(
    {
      ontext: (piece) => {
        plain += piece;
      },
      onopentagname: (name) => {
        if (blocks.has(name)) plain += '\n';
      },
    },
    { decodeEntities: true },
  );
  parser.end(text);
  return plain.trim();
}

const unescaped = (text: string) =>
  text.replaceAll(/(?:%u[\da-f]{4})+/gi, (run) => {
    const letters = run.replaceAll(/%u([\da-f]{4})/gi, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return /\p{L}/u.test(letters) && letters.isWellFormed() ? letters : run;
  });

/**
 * Restores the text of a cell that a program damaged. Removes HTML tags, and decodes HTML entities, "%u015B" and UTF-8
 * that was wrongly decoded as windows-1252 once or twice. A repair is not applied if its result contains no letters.
 */
export function cleanCell(text: string): string {
  if (!suspect.test(text)) return text;
  let plain = text;
  for (let round = 0; round < 2 && doubleEncodedPattern.test(plain); round++) plain = encodedOnce(plain) ?? plain;
  if (escaped.test(plain)) plain = unescaped(plain);
  for (let round = 0; round < 2 && markup.test(plain); round++) plain = withoutMarkup(plain);
  return plain;
}
