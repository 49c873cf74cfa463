import { createApp } from '../../server/app.ts';
import { runInProduction } from '../../server/env.ts';
import { openPublishedFolder } from '../../server/http/files/published-files.ts';
import { readSite } from '../../server/http/files/site.ts';
import { listen, localOrigin } from '../../server/http/listen.ts';
import { readOpenRegistry } from '../../server/open-data/open-registry.ts';
import { createPages } from '../../server/pages/create-pages.ts';

// Its own process, so that its memory is the server's alone. It says where it listens and, when asked, its memory in bytes.
const [aedsFolder = ''] = process.argv.slice(2);
runInProduction();
const buildFolder = 'build';
const log = { info: () => undefined, error: console.error };
const site = await readSite(buildFolder);
const published = openPublishedFolder(aedsFolder, readOpenRegistry);
const app = createApp({ site, log, pages: createPages({ site, buildFolder, aedsFolder, published }) });
const server = await listen({ fetch: app, port: 0, host: '127.0.0.1', trustedProxies: 0 });
process.on('message', () => process.send?.(process.memoryUsage.rss()));
process.send?.(localOrigin(server, '127.0.0.1'));
