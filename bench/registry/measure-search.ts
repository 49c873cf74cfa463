import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { cellName } from '../../domain/checksum/cell-names.ts';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import {
  createLenientCellVerifier,
  createRegistryClient,
} from '../../web/features/aed-locator/registry/registry-client.ts';
import { rankSearchMatches, searchRegistry } from '../../web/features/aed-locator/search/search-registry.ts';
import { percentile } from '../measurement.ts';
import { createSyntheticWorld } from './synthetic-aeds.ts';

/** Searches alternate between day and night. At night a search extends farther to find AEDs that are not closed. */
const moments = { day: '2026-11-25T10:00:00Z', night: '2026-11-22T02:00:00Z' } as const;

interface SearchFigures {
  readonly indexKilobytes: number;
  readonly cellsP50: number;
  readonly cellsP95: number;
  readonly kilobytesP50: number;
  readonly kilobytesP95: number;
  readonly kilobytesMax: number;
  readonly millisecondsP50: number;
  readonly millisecondsP95: number;
  /**
   * Mean processor time of the searching thread and its workers. On an idle machine, a search takes exactly this long.
   */
  readonly cpuMillisecondsMean: number;
}

/**
 * Searches from positions near synthetic AEDs, each as a visitor's first search. The locator's own code fetches the
 * index and the cells over loopback, decompresses and verifies them, searches and ranks. Nothing is cached between
 * searches.
 */
export async function measureSearch(folder: string, searches: number): Promise<SearchFigures> {
  const server = new Worker(new URL('./file-server.ts', import.meta.url), { workerData: folder });
  const [port] = (await once(server, 'message')) as [number];
  const folderUrl = `http://127.0.0.1:${port}`;
  const world = createSyntheticWorld(11);
  const cells: number[] = [];
  const kilobytes: number[] = [];
  const milliseconds: number[] = [];
  let indexKilobytes = 0;
  let cpuBefore = process.cpuUsage();
  for (let search = -20; search < searches; search++) {
    const position = world.place();
    let bytes = 0;
    const fetchCounted = async (...request: Parameters<typeof fetch>): Promise<Response> => {
      const response = await fetch(...request);
      bytes += Number(response.headers.get('Content-Length'));
      return response;
    };
    const start = performance.now();
    const client = createRegistryClient(folderUrl, fetchCounted, {
      verifierOf: (index) => createLenientCellVerifier(folderUrl, index, fetchCounted),
    });
    const index = await client.index();
    if (index === null) throw new Error(`${folder} holds no registry. Import one first.`);
    indexKilobytes = bytes / 1000;
    const read = new Set<string>();
    const readCell = (cell: MapTile) => {
      read.add(cellName(cell));
      return client.cell(cell);
    };
    const now = new Date(moments[search % 2 === 0 ? 'day' : 'night']);
    const { found } = await searchRegistry({ position, now, tree: index.tree, readCell });
    rankSearchMatches(found, now);
    // The first searches warm up the code and are not measured. In a visitor's browser, rendering the page has the same
    // effect.
    if (search < 0) {
      cpuBefore = process.cpuUsage();
      continue;
    }
    milliseconds.push(performance.now() - start);
    cells.push(read.size);
    kilobytes.push(bytes / 1000);
  }
  const used = process.cpuUsage(cpuBefore);
  await server.terminate();
  return {
    indexKilobytes,
    cellsP50: percentile(cells, 0.5),
    cellsP95: percentile(cells, 0.95),
    kilobytesP50: percentile(kilobytes, 0.5),
    kilobytesP95: percentile(kilobytes, 0.95),
    kilobytesMax: Math.max(...kilobytes),
    millisecondsP50: percentile(milliseconds, 0.5),
    millisecondsP95: percentile(milliseconds, 0.95),
    cpuMillisecondsMean: (used.user + used.system) / 1000 / searches,
  };
}
