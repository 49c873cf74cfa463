import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Measurement, median } from './measurement.ts';
import { serveSite } from './served-site.ts';

const rounds = 5;

/**
 * Measures how long `npm start` of the built site takes until the first response, and until the first response that
 * needs the database.
 */
export async function measureStartup(): Promise<readonly Measurement[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-start-'));
  try {
    // The first start creates the database, so only later starts are measured.
    await timeStart(dataFolder);
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeStart(dataFolder));
    const inSeconds = (values: readonly number[]) => Number((median(values) / 1000).toFixed(2));
    const shared = { unit: 's', limit: 3, sense: 'at most' as const };
    return [
      { what: 'restart to the first answer', measured: inSeconds(times.map(({ pageMs }) => pageMs)), ...shared },
      {
        what: 'restart to the first answer of the database',
        measured: inSeconds(times.map(({ databaseMs }) => databaseMs)),
        ...shared,
      },
    ];
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function timeStart(dataFolder: string): Promise<{ pageMs: number; databaseMs: number }> {
  const before = performance.now();
  const site = await serveSite({ script: 'scripts/start.mjs', variables: { DATA_FOLDER: dataFolder } });
  try {
    await requireStatus(`${site.origin}/`, 200);
    const pageMs = performance.now() - before;
    // The server holds this request until the database is open, and the database itself then refuses it with 401.
    await requireStatus(`${site.origin}/rest/v1/user_roles`, 401);
    return { pageMs, databaseMs: performance.now() - before };
  } finally {
    await site.stop();
  }
}

async function requireStatus(address: string, status: number): Promise<void> {
  const response = await fetch(address);
  await response.text();
  if (response.status !== status)
    throw new Error(`${address} answered with status ${response.status} instead of ${status}. Run npm test.`);
}
