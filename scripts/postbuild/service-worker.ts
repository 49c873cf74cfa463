import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { build } from 'vite';
import type { PrecacheEntry } from '../../web/offline/precache.ts';
import { pageFile } from './page-files.ts';

/** Path of the page shown in place of one that is unavailable offline. */
const offlinePage = '/offline';

/** Files the shell needs, by the build's naming; images, videos and map drawings are cached when they are viewed. */
const shellAsset = /^assets\/.+\.(?:js|css|woff2)$/;
/** Not precached: large optional parts, and other languages. They are cached when first used. */
const onDemand = /^assets\/(?:verification|words)-/;
/** Page data, except for single countries, so that links inside the site work offline. */
const pageData = /^(?!life-expectancy\/).*\.data$/;
const fixedFile = /^(?:favicon\.svg|manifest\.webmanifest)$/;

/** Pages cached from the first visit on: not every hub, and none that is useless without the backend. */
export function shellPages(paths: readonly string[]): readonly string[] {
  return [
    ...paths.filter(
      (path) => !/^\/(?:bluezones|aeds?\/|life-expectancy\/|sign-in|reset-password|player|404|offline)/.test(path),
    ),
    offlinePage,
  ];
}

/**
 * Bundles the service worker to /sw.js, with its list of precached files. A classic script without imports, because
 * module workers are newer than service workers. Its bytes change whenever a precached file does, which is how a
 * browser detects a new version.
 */
export async function writeServiceWorker(siteFolder: string, paths: readonly string[]): Promise<number> {
  const entries = await listPrecachedFiles(siteFolder, shellPages(paths));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __PRECACHE__: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: siteFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'web/offline/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
  return entries.length;
}

/** The files to precache, in a fixed order. */
export async function listPrecachedFiles(
  siteFolder: string,
  pages: readonly string[],
): Promise<readonly PrecacheEntry[]> {
  const names = (await readdir(siteFolder, { recursive: true })).map((name) => name.replaceAll('\\', '/')).sort();
  const assets = names
    .filter((name) => shellAsset.test(name) && !onDemand.test(name))
    .map((name) => ({ url: `/${name}`, revision: null }));
  const revised = names.filter((name) => pageData.test(name) || fixedFile.test(name));
  return [
    ...assets,
    ...(await Promise.all(
      revised.map(async (name) => ({ url: `/${name}`, revision: await revisionOf(`${siteFolder}/${name}`) })),
    )),
    ...(await Promise.all(
      pages.map(async (path) => ({ url: path, revision: await revisionOf(`${siteFolder}/${pageFile(path)}`) })),
    )),
  ];
}

async function revisionOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 12);
}
