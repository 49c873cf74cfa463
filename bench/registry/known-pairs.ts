import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { metresOfDegree } from '../../domain/geography/distance.ts';
import { type ListedAed, unpublishedTags } from '../../registry/evidence/listed-aed.ts';
import { normalise } from '../../registry/normalise.ts';
import { reconcile } from '../../registry/reconcile/reconcile.ts';
import { RecordStore } from '../../registry/record-store.ts';
import { openSource } from '../../registry/sources/open-source.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';

/*
 * The rule of reconciliation where the truth is known. The ids, which say what belongs together, are hidden from it.
 *
 * Recall: one register published as two files, `node bench/registry/known-pairs.ts A.csv A.geojson`; the second file's
 * positions are moved by up to so many metres, as another register would have placed them.
 * Precision: a file alone, `node bench/registry/known-pairs.ts A.csv`, dealt out by chance to two registers. No AED is in
 * both, so each merge is wrong, unless the file itself lists an AED twice: all are printed, to be read.
 */

const [first = '', second] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'aed-pairs-'));

async function read(path: string): Promise<ListedAed[]> {
  const listed: ListedAed[] = [];
  for await (const record of (await openSource(path)).records) {
    const { aed } = normalise(record, '2026-11-21');
    if (aed) listed.push({ aed: { ...aed, sameAs: [] }, unpublished: unpublishedTags(record.tags) });
  }
  return listed;
}

function joinedIds(listed: readonly ListedAed[]): string[][] {
  const store = new RecordStore(join(folder, `${listed.length}-${Math.random()}.tmp`));
  for (const { aed, unpublished } of listed) store.append(aed, unpublished);
  const ids = reconcile(store, []).groups.map(({ members }) => members.map((member) => store.read(member).id).sort());
  store.close();
  return ids;
}

const withKey = (key: string, { aed, unpublished }: ListedAed): ListedAed => ({
  aed: { ...aed, id: `${key}/${aed.id}` },
  unpublished,
});

function moved({ aed, unpublished }: ListedAed, metres: number, random: () => number): ListedAed {
  const [angle, far] = [2 * Math.PI * random(), metres * Math.sqrt(random())];
  const stretch = Math.cos((aed.position[1] * Math.PI) / 180);
  const [longitude, latitude] = aed.position;
  const position = [
    longitude + (far * Math.sin(angle)) / metresOfDegree / stretch,
    latitude + (far * Math.cos(angle)) / metresOfDegree,
  ] as const;
  return { aed: { ...aed, position }, unpublished };
}

function measureRecall(left: readonly ListedAed[], right: readonly ListedAed[]): void {
  const known = new Set(left.map(({ aed }) => aed.id));
  const pairs = right.filter(({ aed }) => known.has(aed.id)).length;
  for (const metres of [0, 10, 25, 45]) {
    const random = seededRandom(3).fraction;
    const others = right.map((listed) => withKey('other', moved(listed, metres, random)));
    const joined = joinedIds([...left, ...others]);
    const found = joined.filter((ids) => ids.length === 2 && ids.includes(`other/${ids[0]}`)).length;
    process.stdout.write(
      `moved by up to ${metres} m: ${found} of ${pairs} pairs found, ${joined.length - found} wrong groups\n`,
    );
  }
}

function measurePrecision(listed: readonly ListedAed[]): void {
  for (const seed of [1, 2, 3]) {
    const random = seededRandom(seed).fraction;
    const dealt = listed.map((one) => withKey(random() < 0.5 ? 'left' : 'right', one));
    const joined = joinedIds(dealt);
    process.stdout.write(`dealt out to two registers (${seed}): ${listed.length} AEDs, ${joined.length} joined\n`);
    for (const ids of joined) process.stdout.write(`  ${ids.join(' and ')}\n`);
  }
}

if (second === undefined) measurePrecision(await read(first));
else measureRecall(await read(first), await read(second));
rmSync(folder, { recursive: true });
