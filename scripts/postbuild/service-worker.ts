import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { build } from 'vite';
import type { PrecacheEntry } from '../../web/offline/precache.ts';
import { pageFileOf } from './page-files.ts';

/** Path of the page that is shown offline instead of a page that is not cached. */
const offlinePage = '/offline';

/**
 * Names of the build's scripts, stylesheets and fonts, which every page may need. Images, videos and map drawings are
 * cached when a visitor first sees them.
 */
const shellAsset = /^assets\/.+\.(?:js|css|woff2)$/;
/**
 * Files that are not precached: large optional parts of the site, and translations. They are cached when they are first
 * used.
 */
const onDemand = /^assets\/(?:verification|words)-/;
/**
 * Matches the data of prerendered pages, without which links inside the site would not work offline. Pages of single
 * countries are left out.
 */
const pageData = /^(?!life-expectancy\/).*\.data$/;
const fixedFile = /^(?:favicon\.svg|manifest\.webmanifest)$/;

/**
 * Returns the pages to cache on the first visit. It leaves out pages of single hubs, and pages that are useless without
 * the backend.
 */
export function listShellPages(paths: readonly string[]): readonly string[] {
  return [
    ...paths.filter(
      (path) => !/^\/(?:bluezones|aeds?\/|life-expectancy\/|sign-in|reset-password|player|404|offline)/.test(path),
    ),
    offlinePage,
  ];
}

/**
 * Bundles the service worker into /sw.js, with its list of files to precache. It is a classic script without imports,
 * because some browsers support service workers but no modules in them. Its bytes change whenever a precached file
 * changes, so that browsers detect a new version. Returns the number of files in the list.
 */
export async function writeServiceWorker(siteFolder: string, paths: readonly string[]): Promise<number> {
  const entries = await listPrecachedFiles(siteFolder, listShellPages(paths));
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

/** Lists the files to precache, in a fixed order. */
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
      pages.map(async (path) => ({ url: path, revision: await revisionOf(`${siteFolder}/${pageFileOf(path)}`) })),
    )),
  ];
}

async function revisionOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 12);
}
