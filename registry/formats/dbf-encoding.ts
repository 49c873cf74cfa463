import { findPlausibleEncodings } from './find-plausible-encodings.ts';

/**
 * Encodings by language driver (byte 29 of a .dbf file), as ESRI and dBASE number them. Driver 0x57 is missing, because
 * it means the encoding of the writer's system, which is unknown here.
 */
const encodingByDriver: Readonly<Record<number, string>> = {
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

/**
 * Returns the encoding that a .cpg file names, such as "UTF-8", "1252", "ANSI 1250" or "88591". Null if the runtime
 * cannot decode it.
 */
function encodingOfCpg(cpg: string): string | null {
  const codePage = cpg.trim();
  const iso = /^(?:iso)?[\s_-]?8859[\s_-]?(\d{1,2})$/i.exec(codePage)?.[1];
  const number = /^(?:ansi|cp|windows)?[\s_-]?(\d{3,4})$/i.exec(codePage)?.[1];
  for (const name of [iso && `iso-8859-${iso}`, number && `windows-${number}`, number && `ibm${number}`, codePage]) {
    if (!name) continue;
    try {
      return new TextDecoder(name).encoding;
    } catch {
      // The runtime does not know an encoding of this name.
    }
  }
  return null;
}

/** Number of bytes of the table that are enough to recognise its encoding. */
const sampleBytes = 200_000;
/**
 * Maximum share of broken letters. A few are normal, because a text that is cut at the end of its field may end within
 * a letter.
 */
const maxBrokenShare = 0.1;

/** Returns the share of broken letters among all letters beyond ASCII. */
function brokenShare(bytes: Uint8Array, encoding: string): number {
  const text = new TextDecoder(encoding).decode(bytes);
  const broken = text.match(/[\ufffd\u0080-\u009f]/g)?.length ?? 0;
  const all = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return all === 0 ? 0 : broken / all;
}

interface DbfEncoding {
  readonly encoding: string;
  /** Whether the file names its encoding. Otherwise the encoding was detected from the file's bytes. */
  readonly isNamed: boolean;
}

/**
 * Detects the encoding of a .dbf file. It is UTF-8 if hardly any letters are broken in it. Otherwise it is the encoding
 * that the .cpg file or the header names, under the same condition, or else the most plausible one.
 */
export function detectDbfEncoding(dbf: Uint8Array, cpg: string | undefined): DbfEncoding {
  const start = new DataView(dbf.buffer, dbf.byteOffset, dbf.byteLength).getUint16(8, true);
  const bytes = dbf.subarray(start, start + sampleBytes);
  const named = [encodingOfCpg(cpg ?? ''), encodingByDriver[dbf[29] ?? 0]].filter((name) => name !== null && name);
  const fitting = named.find((encoding) => encoding && brokenShare(bytes, encoding) < maxBrokenShare);
  const hasLetters = bytes.some((byte) => byte > 127);
  if (!hasLetters) return { encoding: fitting || 'utf-8', isNamed: true };
  // UTF-8 text is often labelled with another encoding, but text in another encoding is hardly ever valid UTF-8.
  if (brokenShare(bytes, 'utf-8') < maxBrokenShare) return { encoding: 'utf-8', isNamed: fitting === 'utf-8' };
  if (fitting) return { encoding: fitting, isNamed: true };
  return { encoding: findPlausibleEncodings(bytes)[0]?.encoding ?? 'windows-1252', isNamed: false };
}
