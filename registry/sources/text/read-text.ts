import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { findPlausibleEncodings, type PlausibleEncoding } from '../../formats/find-plausible-encodings.ts';
import { ImportError } from '../../source-record.ts';
import { requireTextFile } from './require-text-file.ts';

/** The number of bytes that are read to recognise a file. */
const sampleBytes = 65_536;

function canDecode(bytes: Uint8Array, encoding: string): boolean {
  try {
    // With `stream`, a sample that ends within a character is not an error.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * Recognises UTF-16 without a byte order mark. In UTF-16, every other byte of a header in Latin letters is zero. Text
 * in any other encoding contains no zero bytes.
 */
function utf16WithoutMark(bytes: Uint8Array): string | null {
  const zeros = [0, 1].map((parity) => bytes.filter((byte, at) => byte === 0 && at % 2 === parity).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > bytes.length / 8 && even === 0) return 'utf-16le';
  return even > bytes.length / 8 && odd === 0 ? 'utf-16be' : null;
}

function encodingOfBytes(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.includes(0)) return utf16WithoutMark(bytes);
  if (canDecode(bytes, 'utf-8')) return 'utf-8';
  // Shift_JIS is considered only if the decoded text contains kana or kanji, because nearly any Latin-1 text can be
  // decoded as Shift_JIS as well.
  const asJapanese = canDecode(bytes, 'shift_jis') ? new TextDecoder('shift_jis').decode(bytes, { stream: true }) : '';
  const letters = asJapanese.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu)?.length ?? 0;
  // Chinese, Korean or Cyrillic text that is decoded as Shift_JIS becomes half-width katakana, which are rare in
  // Japanese AED lists.
  const narrow = asJapanese.match(/[\uff61-\uff9f]/g)?.length ?? 0;
  if (letters <= 20 || narrow >= letters / 10) return null;
  const [best, ...others] = findPlausibleEncodings(bytes);
  return best?.encoding === 'shift_jis' && others.length === 0 ? 'shift_jis' : null;
}

/** Returns the standard name of an encoding. Throws ImportError if the name is unknown. */
function knownEncoding(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new ImportError(
      `--encoding ${name} is not a known encoding. Use a name like windows-1252 or iso-8859-15; see encoding.spec.whatwg.org.`,
    );
  }
}

/** Thrown if the encoding cannot be determined from the bytes of a text. */
export class UnknownEncodingError extends ImportError {
  /** The possible encodings, with the most likely one first. */
  readonly readings: readonly PlausibleEncoding[];

  constructor(path: string, readings: readonly PlausibleEncoding[]) {
    const told = readings.map(({ encoding, line }) => `"${line}" in ${encoding}`).join(', or ');
    super(
      `${path}: the text is neither UTF-8 nor UTF-16 nor Shift_JIS${told && ` (it may read ${told})`}. Set its encoding with --encoding, for example --encoding windows-1252.`,
    );
    this.readings = readings;
  }
}

interface TextSample {
  readonly encoding: string;
  readonly text: string;
  readonly sizeBytes: number;
}

/**
 * Reads the start of a file and detects its encoding. Messages call the file `path`. Throws ImportError if the encoding
 * cannot be determined.
 */
export async function readTextSample(at: string, named: string | undefined, path = at): Promise<TextSample> {
  const file = await open(at).catch((cause: NodeJS.ErrnoException) => {
    throw new ImportError(`${path} cannot be read (${cause.code}). Check the path.`);
  });
  try {
    const stats = await file.stat();
    const sizeBytes = stats.size;
    if (stats.isDirectory()) throw new ImportError(`${path} is a folder. Use the files in it.`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    const bytes = buffer.subarray(0, bytesRead);
    requireTextFile(path, bytes);
    const encoding = named === undefined ? encodingOfBytes(bytes) : knownEncoding(named);
    if (!encoding) throw new UnknownEncodingError(path, findPlausibleEncodings(bytes));
    return { encoding, text: new TextDecoder(encoding).decode(bytes, { stream: true }), sizeBytes };
  } finally {
    await file.close();
  }
}

/**
 * Yields the text of a file in chunks, and calls `onBytes` with the number of bytes read so far. Messages call the file
 * `path`. Throws ImportError if the bytes are invalid in the given encoding.
 */
export async function* readText(
  at: string,
  encoding: string,
  onBytes: (bytes: number) => void,
  path = at,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let readSoFar = 0;
  const decode = (chunk: Uint8Array | undefined) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new ImportError(
        `${path}: near byte ${readSoFar} the file is not ${encoding}, as it is at its start. Set the encoding with --encoding, or repair the file.`,
      );
    }
  };
  for await (const chunk of createReadStream(at, { highWaterMark: 1 << 18 })) {
    const text = decode(chunk as Uint8Array);
    readSoFar += (chunk as Uint8Array).length;
    onBytes(readSoFar);
    yield text;
  }
  yield decode(undefined);
}
