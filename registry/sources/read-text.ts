import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ImportError } from '../source-record.ts';

/** As much of a file as tells what it is. */
const sampleBytes = 65_536;

function canDecode(bytes: Uint8Array, encoding: string): boolean {
  try {
    // stream: the sample may end within a character.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function encodingOfBytes(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (canDecode(bytes, 'utf-8')) return 'utf-8';
  // Only text with kana or kanji is taken for Shift_JIS: nearly any Latin-1 text would decode as well.
  const asJapanese = canDecode(bytes, 'shift_jis') ? new TextDecoder('shift_jis').decode(bytes) : '';
  return (asJapanese.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu)?.length ?? 0) > 20
    ? 'shift_jis'
    : null;
}

/** Refuses a name that is no encoding's. */
function knownEncoding(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new ImportError(
      `Got --encoding ${name}, expected the name of an encoding as windows-1252 or iso-8859-15; see encoding.spec.whatwg.org.`,
    );
  }
}

interface TextSample {
  readonly encoding: string;
  readonly text: string;
  readonly sizeBytes: number;
}

/** Reads the beginning of a file and tells its encoding. Throws ImportError when it is none that is known. */
export async function sampleText(path: string, named: string | undefined): Promise<TextSample> {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw new ImportError(`${path}: got no readable file (${cause.code}), expected a register; check the path.`);
  });
  try {
    const { size: sizeBytes } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const encoding = named === undefined ? encodingOfBytes(bytes) : knownEncoding(named);
    if (!encoding) {
      throw new ImportError(
        `${path}: got text in neither UTF-8 nor UTF-16 nor Shift_JIS; name its encoding with --encoding, for example --encoding windows-1252.`,
      );
    }
    return { encoding, text: new TextDecoder(encoding).decode(bytes, { stream: true }), sizeBytes };
  } finally {
    await file.close();
  }
}

/** The text of a file, piece by piece. `onBytes` hears how much was read. Throws ImportError at bytes that are no text. */
export async function* readText(
  path: string,
  encoding: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let readSoFar = 0;
  const decode = (chunk: Uint8Array | undefined) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new ImportError(
        `${path}: got bytes that are not ${encoding} near byte ${readSoFar}, expected ${encoding} as at the start of the file; name the encoding with --encoding or repair the file.`,
      );
    }
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
    const text = decode(chunk as Uint8Array);
    readSoFar += (chunk as Uint8Array).length;
    onBytes(readSoFar);
    yield text;
  }
  yield decode(undefined);
}
