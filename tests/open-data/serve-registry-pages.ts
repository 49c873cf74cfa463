import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { writeFileIn } from '../../registry/testing/fixture-files.ts';
import { createApp } from '../../server/app.ts';
import { createPublishedFolderHandler } from '../../server/http/files/published-files.ts';
import { createRegistryHandler } from '../../server/http/files/registry-files.ts';
import { readSite } from '../../server/http/files/site.ts';
import { createOpenDataHandler } from '../../server/open-data/create-open-data-handler.ts';
import { createSitemapHandler } from '../../server/open-data/create-sitemap-handler.ts';
import { readOpenRegistry } from '../../server/open-data/open-registry.ts';
import { createPageHandler } from '../../server/pages/create-page-handler.ts';
import { renderRegistryPage } from '../../web/pages/registry-pages/render-registry-page.tsx';
import { createTestFolder } from '../support/test-folder.ts';
import { serveTestRegistry } from './serve-test-registry.ts';

/** Imitates the HTML page into which the server inserts its content, with the parts that the server looks for. */
const shell = (lang: string, address: string) => `<!doctype html><html lang="${lang}"><head>
<meta name="page-head" content="begin"/><title>AEDs</title><meta name="page-head" content="end"/></head><body>
<a href="${address}">English</a><a href="/de${address}">Deutsch</a><main><noscript data-slot="page">Script.</noscript></main></body></html>`;

/** Serves a registry with the pages of its AEDs, countries and towns, on a site in English and German. */
export async function serveRegistryPages(contents: readonly string[], now: Date) {
  const { out, publish } = await serveTestRegistry(contents);
  const buildFolder = createTestFolder();
  for (const page of ['aed', 'aeds']) {
    for (const folder of [page, `de/${page}`]) mkdirSync(join(buildFolder, 'client', folder), { recursive: true });
    writeFileIn(buildFolder, `client/${page}/~.html`, shell('en', `/${page}/~`));
    writeFileIn(buildFolder, `client/de/${page}/~.html`, shell('de', `/${page}/~`));
  }
  writeFileIn(buildFolder, 'client/404.html', 'Nothing here.');
  const policies = { pages: { '/aed/~': "script-src 'self'" }, notFound: "default-src 'none'" };
  writeFileIn(buildFolder, 'content-security.json', JSON.stringify(policies));
  const site = await readSite(buildFolder);
  const published = createPublishedFolderHandler(out, readOpenRegistry);
  const moment = { now };
  const render = vi.fn(renderRegistryPage);
  const pages = createPageHandler({
    site,
    buildFolder,
    aedsFolder: out,
    published,
    loadRenderer: async () => ({ renderRegistryPage: render }),
    clock: () => moment.now,
  });
  const siteOrigin = 'https://aeds.example';
  const app = createApp({
    site,
    log: { info: () => undefined, error: () => undefined },
    pages,
    sitemaps: createSitemapHandler({ published, siteOrigin }),
    registry: createRegistryHandler(out),
    openData: createOpenDataHandler({ aedsFolder: out, siteOrigin, published }),
  });
  const ask = (path: string, init: RequestInit = {}) => app(new Request(`http://localhost:3000${path}`, init));
  return { ask, publish, moment, render };
}
