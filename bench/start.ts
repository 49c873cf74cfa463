import { type Measurement, median } from './measurement.ts';
import { serveSite } from './served-site.ts';

const rounds = 5;

/** How long `npm start` of the built product takes to its first answer. */
export async function measureStart(): Promise<readonly Measurement[]> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) seconds.push(await timeStart());
  const measured = Number(median(seconds).toFixed(2));
  return [{ what: 'start of the built product to its first answer', measured, unit: 's', limit: 3, sense: 'at most' }];
}

async function timeStart(): Promise<number> {
  const before = performance.now();
  const site = await serveSite('scripts/start.mjs');
  try {
    const response = await fetch(site.origin);
    await response.text();
    if (response.status !== 200)
      throw new Error(`Got status ${response.status} from home, expected 200; run npm test.`);
    return (performance.now() - before) / 1000;
  } finally {
    await site.stop();
  }
}
