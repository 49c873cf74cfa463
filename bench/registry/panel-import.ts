import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeSmallRegistry } from '../../tests/support/towns/small-registry.ts';
import { fillInstallation, tokenOf } from '../filled-installation.ts';
import { probe } from '../load/probe.ts';
import { type Measurement, percentile, told } from '../measurement.ts';
import { writeMadeUpGeojson } from './made-up-aeds.ts';

/** A file may have 300 MB; each of these has some 180. */
const files = 2;
const aedsEach = 500_000;
const timesIdleMax = 2;
const idleMs = 10_000;
const watchMs = 5_000;
/** As the panel cuts them: the most a request may carry. */
const pieceBytes = 1024 * 1024;

interface Desk {
  readonly running: object | null;
  readonly ended: { readonly kind: string; readonly failure: string | null } | null;
  readonly published: { readonly aedCount: number } | null;
}

/** Asks `/registers/v1/` as an administrator; a refusal is an error. */
type AskDesk = (path: string, init?: RequestInit) => Promise<Response>;

/** A million AEDs come in by the panel: how long the pages of an emergency take meanwhile, beside the same server idle. */
export async function measurePanelImport(): Promise<readonly Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  const town = [{ id: 1, longitude: 19.9, latitude: 50.06, tags: {} }];
  const before = await writeSmallRegistry(town);
  const installation = await fillInstallation('postgres', 1, 'Main Street');
  try {
    const paths = Array.from({ length: files }, (_, index) => join(folder, `part-${index + 1}.geojson`));
    for (const [index, path] of paths.entries()) await writeMadeUpGeojson(path, aedsEach, { first: 1 + index * aedsEach });
    const site = await installation.serve({ AEDS_FOLDER: before.folder, LOG_LEVEL: 'silent' });
    try {
      return await importBeside(site.origin, paths);
    } finally {
      await site.stop();
    }
  } finally {
    await installation.remove();
    await rm(dirname(before.folder), { recursive: true });
    await rm(folder, { recursive: true, force: true });
  }
}

async function importBeside(origin: string, paths: readonly string[]): Promise<readonly Measurement[]> {
  const ask = deskAt(origin);
  const watch = async (forMs: number) => {
    const { times, refused } = await probe({ origin, addresses: ['/aed', '/aeds/index.json'], forMs });
    if (refused > 0) throw new Error(`Got ${refused} pages that were not 200 beside an import, expected none.`);
    return times;
  };
  await watch(watchMs);
  const idle = percentile(await watch(idleMs), 0.95);
  const startedMs = performance.now();
  const during: number[] = [];
  let isDone = false;
  const coming = comeIn(ask, paths).finally(() => {
    isDone = true;
  });
  while (!isDone) during.push(...(await watch(watchMs)));
  await coming;
  const seconds = (performance.now() - startedMs) / 1000;
  const p95 = percentile(during, 0.95);
  return [
    told('a page while nothing comes in, p95', idle, 'ms'),
    told('a page while a million AEDs come in, p95', p95, 'ms'),
    { ...told('the second ÷ the first', p95 / idle, '×'), limit: timesIdleMax },
    told('a page meanwhile, slowest', Math.max(...during), 'ms'),
    told('from the first byte to published', Math.round(seconds), 's'),
    { ...told('AEDs published', (await deskOf(ask)).published?.aedCount ?? 0, ''), limit: 1, sense: 'at least' },
  ];
}

function deskAt(origin: string): AskDesk {
  const token = tokenOf(origin);
  return async (path, init = {}) => {
    const headers = { Authorization: `Bearer ${await token}` };
    const answer = await fetch(`${origin}/registers/v1${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`Got ${answer.status} from ${path}: ${await answer.text()}`);
    return answer;
  };
}

const deskOf = async (ask: AskDesk) => (await (await ask('/desk')).json()) as Desk;

/** What an administrator does, from the first byte to the registry that everybody gets. */
async function comeIn(ask: AskDesk, paths: readonly string[]): Promise<void> {
  for (const path of paths) await send(ask, path);
  await ask('/import', { method: 'POST', body: '{"isIncompleteAccepted":true}' });
  await untilDone(ask);
  await ask('/publish', { method: 'POST', body: '{"decision":"Made up."}' });
}

async function untilDone(ask: AskDesk): Promise<void> {
  let desk = await deskOf(ask);
  while (desk.running !== null) {
    await wait(500);
    desk = await deskOf(ask);
  }
  if (desk.ended !== null && desk.ended.failure !== null)
    throw new Error(`The ${desk.ended.kind} ended with: ${desk.ended.failure}`);
}

/** Sends a file as the panel does, piece by piece, and waits until it has been understood. */
async function send(ask: AskDesk, path: string): Promise<void> {
  const { size } = await stat(path);
  const body = JSON.stringify({ name: basename(path), bytes: size });
  const { id } = (await (await ask('/files', { method: 'POST', body })).json()) as { id: string };
  let from = 0;
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes }) as AsyncIterable<Buffer>) {
    await ask(`/files/${id}/bytes?from=${from}`, { method: 'PUT', body: new Uint8Array(piece) });
    from += piece.length;
  }
  await ask(`/files/${id}/understand`, { method: 'POST', body: '{}' });
  await untilDone(ask);
}
