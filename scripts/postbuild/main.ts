import { writeFile } from 'node:fs/promises';
import { loadEnv, runnerImport } from 'vite';
import {
  prerenderPaths,
  publicPaths,
  translatedPrerenderPaths,
  translatedPublicPaths,
} from '../../web/prerender-paths.ts';
import { writeCdnHeaders } from './cdn-headers.ts';
import { writeChecksumFiles } from './checksum-files.ts';
import { createPagePolicies, type PolicySettings } from './content-security.ts';
import { buildEmbed } from './embed/build-embed.ts';
import { inlineCss } from './inline-css.ts';
import { buildPageTexts } from './languages/build-page-texts.ts';
import { writeTranslatedPages } from './languages/translated-pages.ts';
import { writeLicences } from './licences.ts';
import { formatMissingOperatorWarning } from './operator-details.ts';
import { flattenPages, removeAppShell, stripFallbackScripts } from './page-files.ts';
import { buildPageRenderers } from './page-renderers.ts';
import { compressTextFiles } from './precompress.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeCrawlerFiles } from './sitemap.ts';

const buildFolder = 'build';
const siteFolder = `${buildFolder}/client`;

type SiteConfigModule = typeof import('../../web/site-config.ts');

/** Reads the settings of the build from environment variables and .env files. */
async function readSettings(): Promise<PolicySettings & { siteOrigin: string }> {
  const variables = loadEnv('production', '.', 'VITE_');
  Object.assign(process.env, variables);
  const { module } = await runnerImport<SiteConfigModule>('./web/site-config.ts', { logLevel: 'error' });
  const { siteOrigin, tileUrl, explainerUrl, registryUrl, streetsUrl } = module.siteConfig;
  return { siteOrigin, tileUrl, explainerUrl, registryUrl, streetsUrl, supabaseUrl: variables.VITE_SUPABASE_URL ?? '' };
}

/**
 * Completes the router's build. The order matters: hashes are computed from finished pages, and the service worker's
 * list and the compression need the finished files.
 */
async function finishBuild(): Promise<void> {
  const settings = await readSettings();
  const everyPage = [...prerenderPaths, ...translatedPrerenderPaths];
  const pages = everyPage.filter((path) => path !== '/404');
  await removeAppShell(siteFolder);
  await writeTranslatedPages(siteFolder, await buildPageTexts(siteFolder));
  await flattenPages(siteFolder, everyPage);
  await inlineCss(siteFolder, everyPage);
  await stripFallbackScripts(siteFolder, everyPage);
  const policies = await createPagePolicies(siteFolder, pages, settings);
  await writeFile(`${buildFolder}/content-security.json`, `${JSON.stringify(policies, null, 1)}\n`);
  await buildEmbed(siteFolder);
  const licences = await writeLicences(siteFolder);
  const root = await writeChecksumFiles(siteFolder);
  await writeCrawlerFiles(siteFolder, [...publicPaths, ...translatedPublicPaths], settings.siteOrigin);
  await writeCdnHeaders(siteFolder, policies, settings.siteOrigin);
  const keptFiles = await writeServiceWorker(siteFolder, prerenderPaths);
  await buildPageRenderers(buildFolder);
  const { files, savedBytes } = await compressTextFiles(siteFolder);
  console.log(
    `Finished ${pages.length} pages; ${files} files compressed, ${Math.round(savedBytes / 1000)} kB less to send; ` +
      `${keptFiles} files work offline. Licences of ${licences} packages. Checksum of the records: ${root}`,
  );
}

/**
 * Prints the warning about missing operator details, and stores it for `npm start`, which shows no output of its
 * builds.
 */
async function warnOfMissingOperator(): Promise<void> {
  const warning = formatMissingOperatorWarning(loadEnv('production', '.', 'VITE_'));
  await writeFile(`${buildFolder}/warning.txt`, warning === undefined ? '' : `${warning}\n`);
  if (warning !== undefined) console.warn(warning);
}

await finishBuild();
await warnOfMissingOperator();
