import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { writeIn } from '../../registry/testing/made-up-files.ts';
import { createApp } from '../../server/app.ts';
import { openPublishedFolder } from '../../server/http/files/published-files.ts';
import { openRegistryFiles } from '../../server/http/files/registry-files.ts';
import { readSite } from '../../server/http/files/site.ts';
import { createOpenData } from '../../server/open-data/create-open-data.ts';
import { createSitemaps } from '../../server/open-data/create-sitemaps.ts';
import { readOpenRegistry } from '../../server/open-data/open-registry.ts';
import { createPages } from '../../server/pages/create-pages.ts';
import { renderRegistryPage } from '../../web/pages/registry-pages/render-registry-page.tsx';
import { testFolder } from '../support/test-folder.ts';
import { openTestRegistry } from './open-registry.ts';

/** The parts of the built shell that the server uses. */
const shell = (lang: string, address: string) => `<!doctype html><html lang="${lang}"><head>
<meta name="page-head" content="begin"/><title>AEDs</title><meta name="page-head" content="end"/></head><body>
<a href="${address}">English</a><a href="/de${address}">Deutsch</a><main><noscript data-slot="page">Script.</noscript></main></body></html>`;

/** A registry with the pages of its AEDs, countries and towns, on a site in English and German. */
export async function openPages(contents: readonly string[], now: Date) {
  const { out, publish } = await openTestRegistry(contents);
  const buildFolder = testFolder();
  for (const page of ['aed', 'aeds']) {
    for (const folder of [page, `de/${page}`]) mkdirSync(join(buildFolder, 'client', folder), { recursive: true });
    writeIn(buildFolder, `client/${page}/~.html`, shell('en', `/${page}/~`));
    writeIn(buildFolder, `client/de/${page}/~.html`, shell('de', `/${page}/~`));
  }
  writeIn(buildFolder, 'client/404.html', 'Nothing here.');
  const policies = { pages: { '/aed/~': "script-src 'self'" }, notFound: "default-src 'none'" };
  writeIn(buildFolder, 'content-security.json', JSON.stringify(policies));
  const site = await readSite(buildFolder);
  const published = openPublishedFolder(out, readOpenRegistry);
  const moment = { now };
  const render = vi.fn(renderRegistryPage);
  const pages = createPages({
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
    sitemaps: createSitemaps({ published, siteOrigin }),
    registry: openRegistryFiles(out),
    openData: createOpenData({ aedsFolder: out, siteOrigin, published }),
  });
  const ask = (path: string, init: RequestInit = {}) => app(new Request(`http://localhost:3000${path}`, init));
  return { ask, publish, moment, render };
}
