import { createApp } from '../../server/app.ts';
import { setProductionMode } from '../../server/env.ts';
import { createPublishedFolderHandler } from '../../server/http/files/published-files.ts';
import { createRegistryHandler } from '../../server/http/files/registry-files.ts';
import { emptySite, readSite } from '../../server/http/files/site.ts';
import { listen, localOrigin } from '../../server/http/listen.ts';
import { createOpenDataHandler } from '../../server/open-data/create-open-data.ts';
import { readOpenRegistry } from '../../server/open-data/open-registry.ts';
import { createPageHandler } from '../../server/pages/create-pages.ts';

// Runs in a separate process, so that its memory is only the server's. It reports its address and, on request, its
// memory in bytes and its processor time in seconds.
const [aedsFolder = '', part = ''] = process.argv.slice(2);
const log = { info: () => undefined, error: console.error };

async function createPagesApp() {
  setProductionMode();
  const buildFolder = 'build';
  const site = await readSite(buildFolder);
  const published = createPublishedFolderHandler(aedsFolder, readOpenRegistry);
  return createApp({ site, log, pages: createPageHandler({ site, buildFolder, aedsFolder, published }) });
}

function createOpenDataApp() {
  const openData = createOpenDataHandler({ aedsFolder, siteOrigin: undefined });
  return createApp({ site: emptySite, log, registry: createRegistryHandler(aedsFolder), openData });
}

const app = part === 'pages' ? await createPagesApp() : createOpenDataApp();
const server = await listen({ fetch: app, port: 0, host: '127.0.0.1', trustedProxies: 0 });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ bytes: process.memoryUsage.rss(), processorSeconds: (user + system) / 1e6 });
});
process.send?.(localOrigin(server, '127.0.0.1'));
