import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Extensions of text files; images, videos and fonts are already compressed. */
const textFile = /\.(?:html|js|css|svg|json|ndjson|data|txt|xml|webmanifest|vtt)$/;

const page = /\.(?:html|data)$/;

/**
 * In a folder with so many pages, as of countries, each is visited seldom: the last 3 percent in size are not worth
 * twice the time that compressing them takes.
 */
const pagesOfLargeFolder = 100;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

interface Saving {
  readonly files: number;
  /** Brotli, compared with the uncompressed files. */
  readonly savedBytes: number;
}

/** Writes x.br and x.gz beside every text file that becomes smaller. */
export async function precompress(folder: string): Promise<Saving> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const pagesByFolder = Map.groupBy(
    paths.filter((path) => page.test(path)),
    dirname,
  );
  const qualityOf = (path: string) =>
    page.test(path) && (pagesByFolder.get(dirname(path))?.length ?? 0) > pagesOfLargeFolder
      ? constants.BROTLI_MAX_QUALITY - 1
      : constants.BROTLI_MAX_QUALITY;
  const savings = await Promise.all(paths.map((path) => compressFile(path, qualityOf(path))));
  return {
    files: savings.filter((saved) => saved > 0).length,
    savedBytes: savings.reduce((sum, saved) => sum + saved, 0),
  };
}

async function compressFile(path: string, brotliQuality: number): Promise<number> {
  const plain = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [brotli, zipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain, { level: 9 })]);
  if (brotli.length < plain.length) await writeFile(`${path}.br`, brotli);
  if (zipped.length < plain.length) await writeFile(`${path}.gz`, zipped);
  return Math.max(0, plain.length - brotli.length);
}
