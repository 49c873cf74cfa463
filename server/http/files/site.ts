import { createHash } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from './content-types.ts';
import { type PrecompressedEncoding, precompressedEncodings } from './encodings.ts';

/** A file of the built site. */
export interface SiteFile {
  /** URL path of the file, such as "/assets/root-CiP6qdzN.js". */
  readonly name: string;
  readonly contentType: string;
  readonly plain: StoredFile;
  readonly prepared: ReadonlyMap<PrecompressedEncoding, StoredFile>;
  /** Computes a hash of the content when it is first needed, so that many files do not slow down the start. */
  readonly contentHash: () => Promise<string>;
}

export interface StoredFile {
  readonly path: string;
  readonly size: number;
}

/** The built site: its files by URL path, and the content security policy of each page. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly policies: PagePolicies;
}

export interface PagePolicies {
  /** The content security policies by the URL path of the page, such as "/methodology". */
  readonly pages: Readonly<Record<string, string>>;
  readonly notFound: string;
}

/** A site without files, on which every path outside the API is a 404. */
export const emptySite: Site = { files: new Map(), policies: { pages: {}, notFound: "default-src 'none'" } };

/** The file name suffix of each encoding. */
export const encodingSuffixes: Readonly<Record<PrecompressedEncoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Lists the files of the built site. Only listed files are served, so no URL can lead out of the folder. The list omits
 * symbolic links, names that begin with a dot, files with rules for a CDN, and the compressed variants of other files.
 * Throws if there is no build.
 */
export async function readSite(buildFolder: string): Promise<Site> {
  const folder = join(buildFolder, 'client');
  // The policies are read first, because the error for a missing policy file says that the build is incomplete.
  const policies = await readPolicies(buildFolder);
  const stored = await listFolder(folder, '');
  const files = new Map<string, SiteFile>();
  for (const [name, plain] of stored) {
    if (precompressedEncodings.some((encoding) => isVariant(name, encoding, stored))) continue;
    files.set(name, describeFile(name, plain, stored));
  }
  return { files, policies };
}

async function readPolicies(buildFolder: string): Promise<PagePolicies> {
  const path = join(buildFolder, 'content-security.json');
  try {
    return JSON.parse(await readFile(path, 'utf8')) as PagePolicies;
  } catch (cause) {
    throw new Error(`There is no finished build (${path} cannot be read). Run npm run build.`, { cause });
  }
}

async function listFolder(folder: string, prefix: string): Promise<Map<string, StoredFile>> {
  const found = new Map<string, StoredFile>();
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(entries.filter(isServed).map((entry) => addEntry(entry)));
  return found;

  async function addEntry(entry: Dirent): Promise<void> {
    const path = join(folder, entry.name);
    const name = `${prefix}/${entry.name}`;
    if (entry.isFile()) found.set(name, { path, size: (await stat(path)).size });
    else for (const [inner, bytes] of await listFolder(path, name)) found.set(inner, bytes);
  }
}

function isServed(entry: Dirent): boolean {
  const isHidden = entry.name.startsWith('.') || entry.name === '_headers' || entry.name === '_redirects';
  return !isHidden && (entry.isFile() || entry.isDirectory());
}

function isVariant(name: string, encoding: PrecompressedEncoding, stored: ReadonlyMap<string, StoredFile>): boolean {
  const ending = encodingSuffixes[encoding];
  return name.endsWith(ending) && stored.has(name.slice(0, -ending.length));
}

function describeFile(name: string, plain: StoredFile, stored: ReadonlyMap<string, StoredFile>): SiteFile {
  const prepared = new Map<PrecompressedEncoding, StoredFile>();
  for (const encoding of precompressedEncodings) {
    const bytes = stored.get(name + encodingSuffixes[encoding]);
    if (bytes !== undefined) prepared.set(encoding, bytes);
  }
  let hash: Promise<string> | undefined;
  const contentHash = () => {
    hash ??= hashFile(plain.path).catch((error: unknown) => {
      hash = undefined;
      throw error;
    });
    return hash;
  };
  return { name, contentType: contentTypeOf(name), plain, prepared, contentHash };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url').slice(0, 22);
}
