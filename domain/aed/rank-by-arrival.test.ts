import { describe, expect, it } from 'vitest';
import { createRegisteredAed } from '../../tests/support/aeds/registered-aed.ts';
import { createSeededRandom } from '../../tests/support/seeded-random.ts';
import { distanceKm } from '../geography/distance.ts';
import type { RegisteredAed } from './aed-registry.ts';
import { maxRetrievalKm, type RankedAeds, rankByArrival } from './rank-by-arrival.ts';
import { estimateTravelMinutes } from './travel-time.ts';
import { alwaysOpen, type WeeklyOpeningHours } from './weekly-opening-hours.ts';

const never: WeeklyOpeningHours = { open: [], unsure: [], exceptions: [], knownUntil: null };
const mornings: WeeklyOpeningHours = { open: [480, 720], unsure: [], exceptions: [], knownUntil: null };

const sundayNight = new Date('2026-11-22T02:00:00Z');
const wednesdayMorning = new Date('2026-11-25T10:00:00Z');

const patient = [20, 50] as const;

/** A position that is a number of minutes on foot from the patient, in a direction given in degrees from north. */
function at(footMinutes: number, degrees = 0): RegisteredAed['position'] {
  const kilometres = footMinutes / estimateTravelMinutes(1, 'foot');
  const angle = (degrees * Math.PI) / 180;
  const perDegree = 111.19493;
  return [
    patient[0] + (kilometres * Math.sin(angle)) / (perDegree * Math.cos((patient[1] * Math.PI) / 180)),
    patient[1] + (kilometres * Math.cos(angle)) / perDegree,
  ];
}

const aed = (id: string, position: RegisteredAed['position'], fields: Partial<RegisteredAed> = {}) =>
  createRegisteredAed({ id, position, hours: null, access: 'unknown', ...fields });
const rank = (aeds: readonly RegisteredAed[], now = sundayNight) =>
  rankByArrival(
    aeds.map((item) => ({ item, distanceKm: distanceKm(patient, item.position) })),
    now,
  );
const idsOf = ({ inReach }: RankedAeds) => inReach.map((entry) => entry.aed.id);
const sure = { hours: alwaysOpen, access: 'yes' } as const;

describe('the list of AEDs', () => {
  it('puts an AED with unknown hours a minute away before a certain one eight minutes away, with the difference', () => {
    const list = rank([aed('sure', at(8), sure), aed('unlisted', at(1))]);
    expect(idsOf(list)).toEqual(['unlisted', 'sure']);
    expect(list.inReach[0]?.reason).toMatchObject({ kind: 'uncertain', because: 'no-hours', isNearest: true });
    expect(list.inReach[0]?.reason).toHaveProperty('minutesNearer', expect.closeTo(7, 2));
  });

  it('puts a certain AED before one with unknown hours that is half a minute nearer in the other direction', () => {
    const list = rank([aed('sure', at(2), sure), aed('unlisted', at(1.5, 180))]);
    expect(idsOf(list)).toEqual(['sure', 'unlisted']);
    expect(list.inReach[0]?.reason).toEqual({ kind: 'open', isNearest: false, nearerAfter: 1 });
  });

  it('tries a door on the way to the certain AED, as that costs no time', () => {
    expect(idsOf(rank([aed('sure', at(4), sure), aed('on the way', at(2))]))).toEqual(['on the way', 'sure']);
  });

  it('starts where a second door is near, if the first may be closed', () => {
    const list = rank([aed('alone', at(3)), aed('one of two', at(3.1, 180)), aed('other of two', at(3.3, 181), sure)]);
    expect(idsOf(list)[0]).not.toBe('alone');
  });

  it('puts closed AEDs last, nearest first, and hides none', () => {
    const closed = { hours: never };
    const list = rank([aed('shut near', at(0.5), closed), aed('shut', at(1), closed), aed('unlisted', at(25))]);
    expect(idsOf(list)).toEqual(['unlisted', 'shut near', 'shut']);
    expect(list.inReach[1]?.reason).toEqual({ kind: 'closed' });
  });

  it('rates an outdoor AED above an indoor one for customers at night, and about the same by day', () => {
    const shop = aed('shop', at(2), { isIndoor: true, access: 'customers' });
    const wall = aed('wall', at(3.5, 180), { isIndoor: false, access: 'yes' });
    expect(idsOf(rank([shop, wall]))).toEqual(['wall', 'shop']);
    expect(idsOf(rank([shop, wall], wednesdayMorning))).toEqual(['shop', 'wall']);
  });

  it('does not rely on a private AED, and says that it is not for everybody', () => {
    const list = rank([
      aed('private', at(1), { hours: alwaysOpen, access: 'private' }),
      aed('public', at(1.5, 180), sure),
    ]);
    expect(idsOf(list)).toEqual(['public', 'private']);
    expect(list.inReach[1]).toMatchObject({ isRestricted: true, reason: { because: 'not-for-everybody' } });
  });

  it("folds away AEDs over an hour's walk away, there and back", () => {
    const list = rank([aed('thirty-one minutes', at(31), sure), aed('twenty-nine minutes', at(29))]);
    expect(idsOf(list)).toEqual(['twenty-nine minutes']);
    expect(list.beyond.map((entry) => entry.aed.id)).toEqual(['thirty-one minutes']);
  });

  it('folds away what no street leads to within half an hour, nearest first, as across water', () => {
    const notReached = { footMinutes: 30, footKm: null, carMinutes: null };
    const across = [
      aed('harbour', at(8), sure),
      aed('station', at(14, 40), sure),
      aed('town hall', at(11, 30), sure),
      aed('shut', at(7), { hours: never }),
    ];
    const entries = across.map((item) => ({
      item,
      distanceKm: distanceKm(patient, item.position),
      byStreet: notReached,
    }));
    const { inReach, beyond } = rankByArrival(entries, sundayNight);
    expect(inReach).toEqual([]);
    expect(beyond.map((entry) => entry.aed.id)).toEqual(['harbour', 'town hall', 'station', 'shut']);
    // All walks are equally long as far as is known, so none is called the nearest.
    expect(beyond.some(({ reason }) => 'isNearest' in reason && reason.isNearest)).toBe(false);
  });

  it('keeps in reach what takes half an hour, and what the search by streets has not reached after ten minutes', () => {
    const [item, distance] = [aed('near', at(5), sure), 0.3];
    const rankWith = (footMinutes: number, footKm: number | null) =>
      idsOf(
        rankByArrival(
          [{ item, distanceKm: distance, byStreet: { footMinutes, footKm, carMinutes: null } }],
          sundayNight,
        ),
      );
    expect(rankWith(30, 2.5)).toEqual(['near']);
    expect(rankWith(10, null)).toEqual(['near']);
    expect(rankWith(30, null)).toEqual([]);
  });

  it('searches as far as a person walks there and back in an hour, and no less', () => {
    expect(2 * estimateTravelMinutes(maxRetrievalKm, 'foot')).toBeCloseTo(60);
  });

  it('does not call the nearest beyond reach the nearest of all', () => {
    const { beyond } = rank([aed('shut', at(1), { hours: never }), aed('far', at(40), sure)]);
    expect(beyond[0]?.reason).toMatchObject({ kind: 'open', isNearest: false });
  });

  it('judges hours on arrival: an AED that opens during the walk counts as open', () => {
    const list = rank([aed('opens at eight', at(15), { hours: mornings })], new Date('2026-11-23T06:50:00Z'));
    expect(list.inReach[0]?.availability.state).toBe('open');
  });
});

describe('two helpers', () => {
  it('go to the first and to the certain AED the other way, which brings one sooner if the first is locked', () => {
    const { pair } = rank([aed('unlisted', at(2)), aed('sure', at(6, 180), sure)]);
    expect(pair?.secondNumber).toBe(2);
    // A single helper needs 2 minutes to the first AED, loses 1 at its locked door, walks 8 to the second and 6 back:
    // 17 in total. With two helpers, the second one walks 6 minutes there and 6 back: 12.
    expect(pair?.minutesSooner).toBeCloseTo(5, 2);
  });

  it('are not suggested when one is enough', () => {
    expect(rank([aed('sure', at(2), sure), aed('other', at(6, 180), sure)]).pair).toBeNull();
    expect(rank([aed('only', at(2))]).pair).toBeNull();
  });

  it('are never sent to a closed AED', () => {
    expect(rank([aed('unlisted', at(2)), aed('shut', at(1, 180), { hours: never })]).pair).toBeNull();
  });
});

describe('in any random surroundings', () => {
  const random = createSeededRandom(11).fraction;
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const madeUp = (index: number, footMinutes: number): RegisteredAed =>
    aed(`made up ${index}`, at(footMinutes, random() * 360), {
      hours: pick([null, null, alwaysOpen, never]),
      access: pick(['yes', 'customers', 'permissive', 'private', 'no', 'unknown']),
      isIndoor: pick([true, false, null]),
    });
  const towns = Array.from({ length: 200 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 9) }, (_, index) => madeUp(index, random() ** 2 * 40)),
  );
  const best = (list: RankedAeds) => Math.min(...list.inReach.map(({ expectedMinutes }) => expectedMinutes));
  const moments = [sundayNight, wednesdayMorning];

  it('an AED three minutes away that is not closed comes before every one ten minutes away', () => {
    for (const [index, town] of towns.entries()) {
      const near = { ...madeUp(99, 2.999), hours: pick([null, alwaysOpen]) };
      const far = town.filter(({ position }) => estimateTravelMinutes(distanceKm(patient, position), 'foot') >= 10);
      const sureOnes = [180, 181, 182].map((degrees) => aed(`sure ${degrees}`, at(10, degrees), sure));
      const [first] = idsOf(rank([...far, ...sureOnes, near], moments[index % 2]));
      expect(first).toBe('made up 99');
    }
  });

  it('a closed AED never comes before one that is not closed', () => {
    for (const [index, town] of towns.entries()) {
      const closed = rank(town, moments[index % 2]).inReach.map((entry) => entry.reason.kind === 'closed');
      expect(closed).toEqual([...closed].sort());
    }
  });

  it('one more AED never makes the best expected time worse', () => {
    for (const town of towns) {
      const [more, ...rest] = town;
      if (more === undefined || rest.length === 0) continue;
      expect(best(rank(town))).toBeLessThanOrEqual(best(rank(rest)) + 1e-9);
    }
  });

  it('an AED moved straight towards the patient never gets a later expected time', () => {
    for (const town of towns) {
      const rest = town.slice(1);
      const degrees = random() * 360;
      const minutesOf = (footMinutes: number) =>
        rank([...rest, aed('moved', at(footMinutes, degrees))]).inReach.find((entry) => entry.aed.id === 'moved')
          ?.expectedMinutes ?? Number.NaN;
      expect(minutesOf(8)).toBeLessThanOrEqual(minutesOf(10) + 1e-4);
      expect(minutesOf(1)).toBeLessThanOrEqual(minutesOf(3) + 1e-4);
    }
  });

  it('the order does not depend on the input order', () => {
    for (const town of towns) expect(idsOf(rank(town))).toEqual(idsOf(rank([...town].reverse())));
  });
});
