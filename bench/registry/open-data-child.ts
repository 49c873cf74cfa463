import { createApp } from '../../server/app.ts';
import { openRegistryFiles } from '../../server/http/files/registry-files.ts';
import { noSite } from '../../server/http/files/site.ts';
import { listen, localOrigin } from '../../server/http/listen.ts';
import { createOpenData } from '../../server/open-data/create-open-data.ts';

// A separate process, so that its memory is only the server's. It reports its port and, on request, its memory in bytes
// and its processor time in seconds.
const [aedsFolder = ''] = process.argv.slice(2);
const log = { info: () => undefined, error: console.error };
const openData = createOpenData({ aedsFolder, siteOrigin: undefined });
const app = createApp({ site: noSite, log, registry: openRegistryFiles(aedsFolder), openData });
const server = await listen({ fetch: app, port: 0, host: '127.0.0.1', trustedProxies: 0 });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ bytes: process.memoryUsage.rss(), processorSeconds: (user + system) / 1e6 });
});
process.send?.(localOrigin(server, '127.0.0.1'));
