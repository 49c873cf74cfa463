import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distanceKm } from '../../domain/geography/distance.ts';
import { findWay } from '../../domain/streets/find-ways.ts';
import { StreetNetwork } from '../../domain/streets/street-network.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';
import { readWays } from '../../web/streets/read-ways.ts';
import { StreetFiles } from '../../web/streets/street-files.ts';
import { rawSeconds, readRawStreets } from './raw-streets.ts';

/**
 * Ways on the published cells beside ways on the extract they were made from, between pairs of nodes up to 2 km apart:
 * node bench/streets/compare-ways.ts EXTRACT.osm.pbf STREETS-FOLDER [PAIRS]
 */
const [, , extract = '', folder = '', pairsWanted = '1000'] = process.argv;

globalThis.fetch = async (address) => {
  const bytes = await readFile(join(folder, String(address)));
  return new Response(bytes, { headers: { 'Content-Type': 'application/json' } });
};
const files = new StreetFiles('.');
const network = new StreetNetwork(async (cell) => {
  const listed = await files.listed(cell);
  const bytes = listed?.isRoutable ? await files.file('ways', cell) : null;
  return bytes && readWays(bytes, cell);
});

const raw = readRawStreets(extract);
const nodes = [...raw.positions.keys()];
const random = seededRandom(7);
const pick = () => random.pick(nodes);
const ratios: { ratio: number; from: number; to: number }[] = [];
let [missing, surplus] = [0, 0];
while (ratios.length + missing < Number(pairsWanted)) {
  const from = pick();
  const start = raw.positions.get(from);
  if (start === undefined) continue;
  const reached = rawSeconds(raw, from, 3600);
  for (let tries = 0, taken = 0; tries < 4000 && taken < 5; tries++) {
    const to = pick();
    const end = raw.positions.get(to);
    const seconds = reached.get(to);
    if (end === undefined || seconds === undefined || to === from || distanceKm(start, end) > 2 || seconds > 3500)
      continue;
    taken += 1;
    const way = await findWay({ network, from: start, to: end, mode: 'foot', limitSeconds: 3600, mayRead: true });
    if (way === null) missing += 1;
    else {
      const ratio = (way.seconds + 1) / (seconds + 1);
      ratios.push({ ratio, from, to });
      if (ratio < 0.98) surplus += 1;
    }
  }
}
ratios.sort((a, b) => a.ratio - b.ratio);
const at = (share: number) =>
  (ratios[Math.min(ratios.length - 1, Math.floor(share * ratios.length))]?.ratio ?? 0).toFixed(4);
const within = ratios.filter(({ ratio }) => Math.abs(ratio - 1) <= 0.02).length / (ratios.length + missing);
console.log(
  `${extract}: ${ratios.length} ways, ${missing} without one, within 2 %: ${(100 * within).toFixed(1)} %, shorter by more: ${surplus}`,
);
console.log(`published over raw: p1 ${at(0.01)}, p5 ${at(0.05)}, median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
for (const { ratio, from, to } of [...ratios.slice(0, 3), ...ratios.slice(-5)])
  console.log(ratio.toFixed(3), `node/${from} node/${to}`);
