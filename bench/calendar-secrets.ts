import { randomBytes } from 'node:crypto';
import { seededRandom } from '../tests/support/seeded-random.ts';
import { formatMeasurement, type Measurement, median, percentile } from './measurement.ts';
import { askPage } from './served-registry.ts';
import { whileServed } from './served-site.ts';
import { benchAdministrator, clientOf, signInForBench } from './signed-in.ts';

const requestsEach = 2001;
/** How many characters a wrong secret shares with the right one. Zero is measured twice: the difference is noise. */
const shares = [0, 0, 10, 31, 63] as const;

/**
 * Response times for wrong addresses of a steward's calendar that begin like the right one. If they grew with what is
 * right, the address could be guessed character by character.
 */
export async function measureCalendarSecrets(): Promise<readonly Measurement[]> {
  return whileServed(
    async (origin) => {
      const secret = await makeCalendar(origin);
      const waits = shares.map((): number[] => []);
      const { fraction } = seededRandom(7);
      for (let asked = 0; asked < requestsEach; asked++) {
        // In another order each time, so that no share always follows the same one.
        const order = shares.map((_, place) => ({ place, by: fraction() })).sort((one, other) => one.by - other.by);
        for (const { place } of order) {
          const wrong = wrongSecret(secret, shares[place] ?? 0);
          const { ms, status } = await askPage(`${origin}/check-calendar/${wrong}.ics`);
          if (status !== 404) throw new Error(`A wrong address was answered with ${status} in place of 404.`);
          waits[place]?.push(ms * 1000);
        }
      }
      return measurementsOf(waits);
    },
    { ADMIN_PASSWORD: benchAdministrator.password },
  );
}

/** As a steward; returns the 64 characters in the calendar's address. */
async function makeCalendar(origin: string): Promise<string> {
  const client = clientOf(origin);
  const member = await signInForBench(client);
  const areas = [{ name: 'Liechtenstein', west: 9.4, south: 47, east: 9.7, north: 47.3 }];
  const appointed = await client.rpc('appoint_steward', { member, areas });
  if (appointed.error) throw new Error(`The steward was not appointed: '${appointed.error.message}'.`);
  const { data, error } = await client.rpc('make_check_calendar');
  if (error) throw new Error(`The calendar was not made: '${error.message}'.`);
  return data;
}

/** Another secret that shares its first characters with the right one, and not the next. */
function wrongSecret(secret: string, shared: number): string {
  const other = ((Number.parseInt(secret.charAt(shared), 16) + 1) % 16).toString(16);
  return (secret.slice(0, shared) + other + randomBytes(32).toString('hex')).slice(0, secret.length);
}

function measurementsOf(waits: readonly (readonly number[])[]): readonly Measurement[] {
  const medians = waits.map(median);
  const [first = 0, again = 0, ...others] = medians;
  return [
    formatMeasurement('sharing 0 characters, median', first, 'µs'),
    formatMeasurement('sharing 0 characters, p95', percentile(waits[0] ?? [], 0.95), 'µs'),
    formatMeasurement('noise: sharing 0 measured again, difference of medians', again - first, 'µs'),
    ...others.map((value, place) =>
      formatMeasurement(`sharing ${shares[place + 2]}, difference of medians`, value - (first + again) / 2, 'µs'),
    ),
  ];
}
