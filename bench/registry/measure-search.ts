import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RegisteredAed } from '../../domain/aed-registry.ts';
import { findNearest } from '../../domain/nearest-cells.ts';
import { parseCell } from '../../domain/registry-cell.ts';
import { createCellVerifier } from '../../domain/registry-checksum.ts';
import { cellPath, parseRegistryIndex } from '../../domain/registry-index.ts';
import { rankUsableFirst } from '../../domain/usable-first.ts';
import { sha256 } from '../../web/sha256.ts';
import { madeUpWorld } from './made-up-aeds.ts';
import { quantile } from './quantiles.ts';

interface SearchFigures {
  readonly indexKilobytes: number;
  readonly cellsP50: number;
  readonly cellsP95: number;
  readonly kilobytesP50: number;
  readonly kilobytesP95: number;
  readonly kilobytesMax: number;
  readonly millisecondsP50: number;
  readonly millisecondsP95: number;
  /** Processor time of the searching thread and its helpers, mean: what the clock would show on an idle machine. */
  readonly cpuMillisecondsMean: number;
}

/**
 * Searches from places where people are (the AEDs' own clusters), each as the first of a visit: index and cells are
 * fetched over loopback, unpacked, held to their checksums, read, searched and ranked. Nothing is kept from one search to the next.
 */
export async function measureSearch(folder: string, searches: number): Promise<SearchFigures> {
  const server = new Worker(new URL('./file-server.ts', import.meta.url), { workerData: folder });
  const [port] = (await once(server, 'message')) as [number];
  const world = madeUpWorld(11);
  const cells: number[] = [];
  const kilobytes: number[] = [];
  const milliseconds: number[] = [];
  let indexKilobytes = 0;
  let cpuBefore = process.cpuUsage();
  for (let search = -20; search < searches; search++) {
    const position = world.place();
    let bytes = 0;
    const load = async (path: string): Promise<Response> => {
      const response = await fetch(`http://127.0.0.1:${port}/${path}`);
      bytes += Number(response.headers.get('Content-Length'));
      return response;
    };
    const start = performance.now();
    const index = parseRegistryIndex(await (await load('index.json')).json());
    indexKilobytes = bytes / 1000;
    const verifyCell = createCellVerifier(index, async (path) => (await load(path)).text(), sha256);
    const result = await findNearest<RegisteredAed>({
      position,
      k: 10,
      tree: index.tree,
      fetchCell: async (cell) => {
        const file = new Uint8Array(await (await load(cellPath(cell, index.version))).arrayBuffer());
        await verifyCell(file, cell);
        return parseCell(JSON.parse(new TextDecoder().decode(file)), `${cell.z}/${cell.x}/${cell.y}`).aeds;
      },
    });
    rankUsableFirst(result.found, new Date('2026-11-25T10:00:00Z'));
    // The first searches warm the code up; a visitor's browser has done so by drawing the page.
    if (search < 0) {
      cpuBefore = process.cpuUsage();
      continue;
    }
    milliseconds.push(performance.now() - start);
    cells.push(result.cellsRead.length);
    kilobytes.push(bytes / 1000);
  }
  const used = process.cpuUsage(cpuBefore);
  await server.terminate();
  return {
    indexKilobytes,
    cellsP50: quantile(cells, 0.5),
    cellsP95: quantile(cells, 0.95),
    kilobytesP50: quantile(kilobytes, 0.5),
    kilobytesP95: quantile(kilobytes, 0.95),
    kilobytesMax: Math.max(...kilobytes),
    millisecondsP50: quantile(milliseconds, 0.5),
    millisecondsP95: quantile(milliseconds, 0.95),
    cpuMillisecondsMean: (used.user + used.system) / 1000 / searches,
  };
}
