import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

// Serves the precompressed files of a folder on loopback, like a CDN. Runs in a separate thread.
const folder = workerData as string;
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://loopback').pathname;
  try {
    const body = readFileSync(join(folder, `${path}.br`));
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as { port: number }).port));
