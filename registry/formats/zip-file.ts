import { createReadStream, createWriteStream } from 'node:fs';
import { extname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import yauzl from 'yauzl';
import { ImportError } from '../source-record.ts';
import { conversionSizeLimits, createTextPath } from './converted-text.ts';

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Returns a stream that passes bytes through, and fails if there are more than `most`. */
function bounded(shownAs: string, most: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      passed += chunk.length;
      if (passed <= most) done(null, chunk);
      else
        done(
          new ImportError(
            `${shownAs}: this file unpacks to more than ${megabytes(most)} MB. Unpack it yourself and check what it holds.`,
          ),
        );
    },
  });
}

const damaged = (shownAs: string, cause: unknown) =>
  cause instanceof ImportError
    ? cause
    : new ImportError(
        `${shownAs}: this file cannot be unpacked (${String((cause as Error).message).slice(0, 120)}). Fetch it again.`,
      );

export interface ZipEntry {
  readonly name: string;
  readonly size: number;
  /** Unpacks the entry and returns the path of its file. */
  readonly unpack: () => Promise<string>;
}

const hidden = /(?:^|\/)(?:__MACOSX\/|\.)/;
/** Maximum number of files in an archive. No AED list has so many. */
const mostEntries = 10_000;

function entriesOf(zip: yauzl.ZipFile, shownAs: string): Promise<yauzl.Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: yauzl.Entry[] = [];
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.push(entry);
      if (entries.length > mostEntries)
        reject(
          new ImportError(
            `${shownAs}: this ZIP file holds more than ${mostEntries} files. Unpack it and choose the AED list.`,
          ),
        );
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Opens a ZIP file and runs work on its files. Throws ImportError if it is damaged, encrypted or too large. */
export async function withZip<Result>(
  path: string,
  shownAs: string,
  work: (entries: readonly ZipEntry[]) => Promise<Result>,
): Promise<Result> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    throw damaged(shownAs, cause);
  });
  try {
    const entries = await entriesOf(zip, shownAs);
    const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (total > conversionSizeLimits.unpacked)
      throw new ImportError(
        `${shownAs}: this file unpacks to ${megabytes(total)} MB; the limit is ${megabytes(conversionSizeLimits.unpacked)} MB. Unpack it yourself and check what it holds.`,
      );
    const files = entries.filter(({ fileName }) => !fileName.endsWith('/') && !hidden.test(fileName));
    if (files.some((entry) => entry.isEncrypted()))
      throw new ImportError(`${shownAs}: this packed file has a password. Pack it again without one.`);
    return await work(
      files.map((entry) => ({
        name: entry.fileName,
        size: entry.uncompressedSize,
        unpack: async () => {
          const to = createTextPath(
            extname(entry.fileName)
              .slice(1)
              .toLowerCase()
              .replaceAll(/[^a-z0-9]/g, '') || 'file',
          );
          await pipeline(
            await zip.openReadStreamPromise(entry),
            bounded(shownAs, conversionSizeLimits.unpacked),
            createWriteStream(to),
          );
          return to;
        },
      })),
    );
  } catch (cause) {
    throw damaged(shownAs, cause);
  } finally {
    zip.close();
  }
}

/** Unpacks a gzip file and returns the path of the unpacked file. Throws ImportError if it is damaged or too large. */
export async function gunzip(path: string, shownAs: string): Promise<string> {
  const to = createTextPath('file');
  try {
    await pipeline(
      createReadStream(path),
      createGunzip(),
      bounded(shownAs, conversionSizeLimits.unpacked),
      createWriteStream(to),
    );
  } catch (cause) {
    throw damaged(shownAs, cause);
  }
  return to;
}
