import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asCallerAtOnce } from '../../server/db/as-caller.ts';
import type { Engine } from '../../server/db/engine.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { insertStatement } from '../../tests/support/database/outcome.ts';
import { callers, dispatchBy, seedPeople } from '../../tests/support/database/people.ts';
import { liftDailyLimitOf } from '../durability/acknowledged.ts';
import { type Measurement, median } from '../measurement.ts';

const timesMax = 1.25;
const atOnce = [1, 16] as const;
const pairs = 15;
const insertsARun = 160;
const insertsToWarmUp = 600;

/** A member's insert of a dispatch with its entry in the ledger, beside the same with the trigger that enters it switched off. */
export async function measureInserts(kind: 'postgres' | 'pglite'): Promise<readonly Measurement[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-ledger-'));
  const { engine } = await openDatabase({ dataFolder, embeddedDatabase: kind });
  try {
    await engine.transaction(seedPeople);
    await liftDailyLimitOf(engine);
    await insert(engine, insertsToWarmUp, 16);
    const measurements: Measurement[] = [];
    for (const connections of atOnce) measurements.push(...(await compare(engine, kind, connections)));
    return measurements;
  } finally {
    await engine.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function compare(engine: Engine, kind: string, connections: number): Promise<readonly Measurement[]> {
  const times = { enable: [] as number[], disable: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    // In turn, and each first as often as the other: a busy moment of the machine falls on both.
    for (const trigger of pair % 2 === 0 ? (['enable', 'disable'] as const) : (['disable', 'enable'] as const)) {
      await engine.transaction((owner) =>
        owner.query(`alter table public.aed_dispatch_logs ${trigger} trigger enter_in_ledger`),
      );
      times[trigger].push(await insert(engine, insertsARun, connections));
    }
  }
  const what = `${kind}, ${connections} at a time`;
  const [withEntry, without] = [median(times.enable), median(times.disable)];
  const told = { unit: 'ms', limit: null, sense: 'at most' } as const;
  return [
    { what: `an insert with its entry, ${what}`, measured: rounded(withEntry), ...told },
    { what: `an insert without, ${what}`, measured: rounded(without), ...told },
    {
      what: `with ÷ without, ${what}`,
      measured: rounded(withEntry / without),
      unit: '×',
      limit: timesMax,
      sense: 'at most',
    },
  ];
}

const rounded = (value: number) => Number(value.toFixed(2));

/** So many inserts, some at a time; how long one took on average, in milliseconds. */
async function insert(engine: Engine, count: number, connections: number): Promise<number> {
  const [text, parameters] = insertStatement('aed_dispatch_logs', dispatchBy('grace'));
  let waiting = count;
  const before = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (waiting > 0) {
        waiting -= 1;
        await asCallerAtOnce(engine, callers.owner, { text, parameters });
      }
    }),
  );
  return (performance.now() - before) / count;
}
