import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisteredAed } from '../../domain/aed-registry.ts';
import { normalise } from '../../registry/normalise.ts';
import { reconcile } from '../../registry/reconcile/reconcile.ts';
import { RecordStore } from '../../registry/record-store.ts';
import { openSource } from '../../registry/sources/open-source.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';

/*
 * The rule of reconciliation against known pairs: one register published as two files, `node bench/registry/known-pairs.ts
 * A.csv A.geojson`. The ids, which say what belongs together, are hidden from the rule; the second file's positions are
 * moved by up to so many metres, as another register would have placed them.
 */

const [first = '', second = ''] = process.argv.slice(2);

async function read(path: string): Promise<RegisteredAed[]> {
  const aeds: RegisteredAed[] = [];
  for await (const record of (await openSource(path)).records) {
    const { aed } = normalise(record, '2026-11-21');
    if (aed) aeds.push({ ...aed, sameAs: [] });
  }
  return aeds;
}

function moved(aed: RegisteredAed, metres: number, random: () => number): RegisteredAed {
  const [angle, far] = [2 * Math.PI * random(), metres * Math.sqrt(random())];
  const stretch = Math.cos((aed.position[1] * Math.PI) / 180);
  const [longitude, latitude] = aed.position;
  const position = [
    longitude + (far * Math.sin(angle)) / 111_195 / stretch,
    latitude + (far * Math.cos(angle)) / 111_195,
  ] as const;
  return { ...aed, position, id: `other/${aed.id}` };
}

const [left, right] = [await read(first), await read(second)];
const folder = mkdtempSync(join(tmpdir(), 'aed-pairs-'));
for (const metres of [0, 10, 25, 45]) {
  const random = seededRandom(3).fraction;
  const store = new RecordStore(join(folder, `${metres}.tmp`));
  for (const aed of left) store.append(aed);
  for (const aed of right) store.append(moved(aed, metres, random));
  const joined = reconcile(store, []).groups.map(({ members }) =>
    members.map((member) => store.read(member).id).sort(),
  );
  const pairs = left.filter((a) => right.some((b) => a.id === b.id));
  const found = joined.filter((ids) => ids.length === 2 && ids[1] === `other/${ids[0]}`).length;
  process.stdout.write(
    `moved by up to ${metres} m: ${found} of ${pairs.length} pairs found, ${joined.length - found} wrong groups\n`,
  );
  store.close();
}
rmSync(folder, { recursive: true });
