import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Measurement } from '../measurement.ts';
import { type Client, clientOf, dispatchOf, signInForBench } from '../signed-in.ts';
import { countMissing, liftDailyLimit, serveWitnessed, witness } from './acknowledged.ts';
import { makeDiskImage } from './disk-image.ts';

/** Free space left on the disk by another program, in megabytes: from none to just above the server's minimum. */
const leftFreeMb = [0, 1, 2, 4, 8, 16, 24, 40, 60, 70] as const;
const diskMb = 320;
const triesWhileFull = 60;
const answerMsMax = 1_000;
const recoverMsMax = 20_000;
const bytesOfMb = 1024 * 1024;

interface Seen {
  /** Responses to writes that were neither 201 nor 503 with a message. */
  wrongAnswers: number;
  slowPages: number;
  refusedReads: number;
  slowestRecoveryMs: number;
}

/**
 * Fills the disk under a server with running writes, ten times, and frees it again: checks responses, stored rows and
 * recovery.
 */
export async function measureFullDisk(): Promise<readonly Measurement[]> {
  const disk = makeDiskImage(diskMb);
  const witnessed = witness(join(disk.folder, 'data'));
  const seen: Seen = { wrongAnswers: 0, slowPages: 0, refusedReads: 0, slowestRecoveryMs: 0 };
  try {
    await liftDailyLimit(witnessed);
    const site = await serveWitnessed(witnessed);
    try {
      const client = clientOf(site.origin);
      const userId = await signInForBench(client);
      for (const freeMb of leftFreeMb) {
        const insert = insertInto(client, userId, `free-${freeMb}`, witnessed.acknowledged);
        await fillAndEmpty(disk.folder, freeMb, site.origin, client, insert, seen);
      }
    } finally {
      await site.stop();
    }
    const missing = await countMissing(witnessed);
    return report(seen, witnessed.acknowledged.size, missing);
  } finally {
    disk.remove();
  }
}

type Insert = (row: number) => Promise<number>;

function insertInto(client: Client, userId: string, name: string, acknowledged: Set<string>): Insert {
  return async (row) => {
    const id = `${name}-${row}`;
    // The largest possible rows, so that the disk fills quickly.
    const dispatch = { ...dispatchOf(userId, id), aed_name: 'x'.repeat(300), aed_address: 'y'.repeat(500) };
    const { error, status } = await client
      .from('aed_dispatch_logs')
      .insert(Array.from({ length: 200 }, () => dispatch));
    if (status === 201 && error === null) acknowledged.add(id);
    return status === 503 && !/disk|database/.test(error?.message ?? '') ? 0 : status;
  };
}

async function fillAndEmpty(
  folder: string,
  freeMb: number,
  origin: string,
  client: Client,
  insert: Insert,
  seen: Seen,
): Promise<void> {
  await insert(-1);
  const filler = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  const fillMb = Math.floor((bavail * bsize) / bytesOfMb) - freeMb;
  if (fillMb > 0) execFileSync('fallocate', ['-l', `${fillMb}M`, filler]);
  for (let row = 0; row < triesWhileFull; row += 1) {
    const status = await insert(row);
    if (status !== 201 && status !== 503) seen.wrongAnswers += 1;
    if (row % 10 === 0) await look(origin, client, seen);
  }
  rmSync(filler, { force: true });
  const sinceMs = performance.now();
  for (let row = triesWhileFull; (await insert(row)) !== 201; row += 1) {
    if (performance.now() - sinceMs > recoverMsMax) break;
    await wait(100);
  }
  seen.slowestRecoveryMs = Math.max(seen.slowestRecoveryMs, performance.now() - sinceMs);
}

async function look(origin: string, client: Client, seen: Seen): Promise<void> {
  for (const address of ['/aed/', '/healthz']) {
    const sinceMs = performance.now();
    const response = await fetch(`${origin}${address}`);
    await response.text();
    if (!response.ok || performance.now() - sinceMs > answerMsMax) seen.slowPages += 1;
  }
  const { error } = await client.from('aed_dispatch_logs').select('id').limit(1);
  if (error) seen.refusedReads += 1;
}

function report(seen: Seen, acknowledged: number, missing: number): readonly Measurement[] {
  const sense = 'at most' as const;
  const reads = leftFreeMb.length * (triesWhileFull / 10);
  return [
    { what: 'fills of the disk', measured: leftFreeMb.length, unit: '', limit: 10, sense: 'at least' },
    { what: 'writes answered neither 201 nor 503', measured: seen.wrongAnswers, unit: '', limit: 0, sense },
    { what: 'pages that took longer than a second', measured: seen.slowPages, unit: '', limit: 0, sense },
    { what: `reads refused, of ${reads}`, measured: seen.refusedReads, unit: '', limit: 3, sense },
    {
      what: 'slowest return once there is room',
      measured: Math.round(seen.slowestRecoveryMs) / 1000,
      unit: 's',
      limit: 10,
      sense,
    },
    { what: 'acknowledged inserts of 200 rows', measured: acknowledged, unit: '', limit: 1, sense: 'at least' },
    { what: 'acknowledged inserts missing', measured: missing, unit: '', limit: 0, sense },
  ];
}
