import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../tests/support/seeded-random.ts';
import type { Measurement } from './measurement.ts';
import { serveSite } from './served-site.ts';
import { administrator, type Client, clientOf, dispatchOf, signIn } from './signed-in.ts';

const kills = 20;
const writers = 4;
const writingMs = { least: 150, most: 1_500 } as const;
const pageRows = 500;
const seed = 20_261_121;

/** Kills the server at random while it acknowledges writes, and looks after each restart for the rows it had acknowledged. */
export async function measureKills(): Promise<readonly Measurement[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-kill-'));
  const random = seededRandom(seed);
  const acknowledged = new Set<string>();
  try {
    for (let round = 1; round <= kills; round += 1) {
      const afterMs = writingMs.least + random.below(writingMs.most - writingMs.least);
      await writeUntilKilled(dataFolder, `round-${round}`, afterMs, acknowledged);
    }
    const missing = await countMissing(dataFolder, acknowledged);
    return [
      { what: 'kills during writes', measured: kills, unit: '', limit: kills, sense: 'at least' },
      { what: 'acknowledged rows', measured: acknowledged.size, unit: '', limit: 1, sense: 'at least' },
      { what: 'acknowledged rows missing', measured: missing, unit: '', limit: 0, sense: 'at most' },
    ];
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

function serve(dataFolder: string) {
  return serveSite({ variables: { DATA_FOLDER: dataFolder, ADMIN_PASSWORD: administrator.password } });
}

async function writeUntilKilled(
  dataFolder: string,
  name: string,
  afterMs: number,
  acknowledged: Set<string>,
): Promise<void> {
  const site = await serve(dataFolder);
  const client = clientOf(site.origin);
  const userId = await signIn(client);
  let isKilled = false;
  const write = async (writer: number) => {
    for (let row = 0; !isKilled; row += 1) {
      const id = `${name}-${writer}-${row}`;
      const { error, status } = await client.from('aed_dispatch_logs').insert(dispatchOf(userId, id));
      if (status === 201 && error === null) acknowledged.add(id);
      else if (!isKilled) throw new Error(`Got ${status} '${error?.message}' for an insert, expected 201.`);
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, afterMs))]);
  isKilled = true;
  await site.kill();
  await writing;
}

async function countMissing(dataFolder: string, acknowledged: ReadonlySet<string>): Promise<number> {
  const site = await serve(dataFolder);
  try {
    const client = clientOf(site.origin);
    await signIn(client);
    const found = await readAll(client);
    return [...acknowledged].filter((id) => !found.has(id)).length;
  } finally {
    await site.stop();
  }
}

async function readAll(client: Client): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let from = 0; ; from += pageRows) {
    const { data, error } = await client
      .from('aed_dispatch_logs')
      .select('aed_id')
      .order('id')
      .range(from, from + pageRows - 1);
    if (error) throw new Error(`Got '${error.message}' while reading the rows back, expected them.`);
    for (const { aed_id } of data) found.add(aed_id);
    if (data.length < pageRows) return found;
  }
}
