import { plausibleEncodings } from './plausible-encodings.ts';

/**
 * Code pages by the byte 29 of a .dbf (its language driver), as ESRI and dBASE number them. 0x57 is "the system's own",
 * which tells nothing.
 */
const byDriver: Readonly<Record<number, string>> = {
  3: 'windows-1252',
  38: 'ibm866',
  87: '',
  101: 'ibm866',
  200: 'windows-1250',
  201: 'windows-1251',
  202: 'windows-1254',
  203: 'windows-1253',
  204: 'windows-1257',
  77: 'gb18030',
  78: 'euc-kr',
  79: 'big5',
  80: 'windows-874',
  19: 'shift_jis',
  123: 'shift_jis',
  121: 'euc-kr',
  122: 'gb18030',
  120: 'big5',
  124: 'windows-874',
};

/** The encoding that a .cpg names: "UTF-8", "1252", "ANSI 1250", "88591"; null if the runtime cannot decode it. */
function encodingOfCpg(cpg: string): string | null {
  const said = cpg.trim();
  const iso = /^(?:iso)?[\s_-]?8859[\s_-]?(\d{1,2})$/i.exec(said)?.[1];
  const number = /^(?:ansi|cp|windows)?[\s_-]?(\d{3,4})$/i.exec(said)?.[1];
  for (const name of [iso && `iso-8859-${iso}`, number && `windows-${number}`, number && `ibm${number}`, said]) {
    if (!name) continue;
    try {
      return new TextDecoder(name).encoding;
    } catch {
      // The .cpg does not name a known encoding.
    }
  }
  return null;
}

/** Bytes of the table that suffice to recognise its encoding. */
const sampleBytes = 200_000;
/** Tolerated share of broken letters: a text cut at the end of its field leaves part of a letter. */
const mostBroken = 0.1;

/** Share of broken letters among those beyond ASCII. */
function brokenShare(bytes: Uint8Array, encoding: string): number {
  const text = new TextDecoder(encoding).decode(bytes);
  const broken = text.match(/[\ufffd\u0080-\u009f]/g)?.length ?? 0;
  const all = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return all === 0 ? 0 : broken / all;
}

interface DbfEncoding {
  readonly encoding: string;
  /** Whether the file names it; otherwise it was found from its bytes. */
  readonly isNamed: boolean;
}

/**
 * The encoding of a .dbf: that of its .cpg or its own header if its letters fit, else UTF-8 if they fit, else the most
 * plausible.
 */
export function detectDbfEncoding(dbf: Uint8Array, cpg: string | undefined): DbfEncoding {
  const start = new DataView(dbf.buffer, dbf.byteOffset, dbf.byteLength).getUint16(8, true);
  const bytes = dbf.subarray(start, start + sampleBytes);
  const named = [encodingOfCpg(cpg ?? ''), byDriver[dbf[29] ?? 0]].filter((name) => name !== null && name);
  const fitting = named.find((encoding) => encoding && brokenShare(bytes, encoding) < mostBroken);
  const hasLetters = bytes.some((byte) => byte > 127);
  if (!hasLetters) return { encoding: fitting || 'utf-8', isNamed: true };
  // Text in UTF-8 under another name is common, and hardly any other text is valid UTF-8.
  if (brokenShare(bytes, 'utf-8') < mostBroken) return { encoding: 'utf-8', isNamed: fitting === 'utf-8' };
  if (fitting) return { encoding: fitting, isNamed: true };
  return { encoding: plausibleEncodings(bytes)[0]?.encoding ?? 'windows-1252', isNamed: false };
}
