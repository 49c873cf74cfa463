import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { serveSiteFile } from '../../../server/http/files/serve-site-file.ts';
import { readSite } from '../../../server/http/files/site.ts';
import { getLocalOrigin, listen } from '../../../server/http/listen.ts';
import { createTestFolder } from '../test-folder.ts';

/**
 * A server that first serves the built site, and later a second version of it. In the second version, the route
 * manifest and a lazily loaded script have different names.
 */
export interface VersionedHost {
  readonly origin: string;
  /** The URL of the lazily loaded script in the first version. The second version does not have it. */
  readonly firstLateScript: string;
  readonly secondLateScript: string;
  publishSecond(): void;
  close(): Promise<void>;
}

const quiet = { info: () => undefined, error: () => undefined };

/** Returns the name of the built script with this prefix. Throws unless there is exactly one. */
async function assetNamed(folder: string, beginning: string): Promise<string> {
  const names = (await readdir(`${folder}/client/assets`)).filter(
    (name) => name.startsWith(beginning) && name.endsWith('.js'),
  );
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new Error(`Got ${names.length} scripts ${beginning}*, expected one; build the site.`);
  return name;
}

/** Renames a script and changes every reference to it. */
async function renameAsset(folder: string, from: string, to: string): Promise<void> {
  await rename(`${folder}/client/assets/${from}`, `${folder}/client/assets/${to}`);
  for (const entry of await readdir(`${folder}/client`, { recursive: true })) {
    if (!/\.(?:html|js)$/.test(entry)) continue;
    const path = `${folder}/client/${entry}`;
    const text = await readFile(path, 'utf8');
    if (text.includes(from)) await writeFile(path, text.replaceAll(from, to));
  }
}

/**
 * Copies the built site without its videos. The precompressed files are left out too, because they would keep the old
 * content.
 */
async function copyBuild(folder: string): Promise<void> {
  await cp('build', folder, { recursive: true, filter: (path) => !/\.(?:br|gz|mp4)$/.test(path) });
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

export async function serveTwoVersions(): Promise<VersionedHost> {
  const folder = createTestFolder();
  const [first, second] = [`${folder}/first`, `${folder}/second`];
  await copyBuild(first);
  await copyBuild(second);
  const firstLate = await assetNamed(first, 'verify-place-');
  const secondLate = 'verify-place-SECOND00.js';
  await renameAsset(second, firstLate, secondLate);
  await renameAsset(second, await assetNamed(second, 'manifest-'), 'manifest-5ec0d000.js');
  let site = await readSite(first);
  const next = await readSite(second);
  const server = await listen({
    fetch: (request) => serveSiteFile(request, site, quiet),
    port: 0,
    host: '127.0.0.1',
    trustedProxies: 0,
  });
  return {
    origin: getLocalOrigin(server, '127.0.0.1'),
    firstLateScript: `/assets/${firstLate}`,
    secondLateScript: `/assets/${secondLate}`,
    publishSecond() {
      site = next;
    },
    close: () => close(server),
  };
}
