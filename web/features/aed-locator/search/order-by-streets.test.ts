import { describe, expect, test } from 'vitest';
import type { StreetTravelTimes } from '../../../../domain/aed/street-travel-times.ts';
import { alwaysOpen } from '../../../../domain/aed/weekly-opening-hours.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import { formatSearchAnnouncement } from '../results/result-messages.ts';
import { sampleSource } from '../source/sample-source.tsx';
import type { AedSource, CompletedSearch, ResultTravelTimes } from './aed-source.ts';
import {
  idleLocatorState,
  type LocatorEvent,
  type LocatorState,
  reduceLocatorState,
  withDistancesFrom,
} from './locator-state.ts';
import { rankSearchMatches } from './search-registry.ts';

const now = new Date('2026-11-25T12:00:00Z');
const aedAt = (id: string, distanceKm: number) => ({
  item: createRegisteredAed({ id, name: `Hall ${id}`, hours: alwaysOpen }),
  distanceKm,
});
/** One AED is 150 m away across a river, and the other is 300 m away along the street. */
const listed = [aedAt('across', 0.15), aedAt('along', 0.3)];

const source: AedSource = {
  ...sampleSource,
  reassess: ({ result, streets, walked }, at) => {
    const here = walked ? withDistancesFrom(result.found, walked.position) : result.found;
    return { ...result, ...rankSearchMatches(here, at, walked ? walked.streets : streets), found: result.found };
  },
};
const judged = rankSearchMatches({ listed, alternative: null }, now);
const found: CompletedSearch = {
  phase: 'found',
  place: { origin: 'map', position: [20, 50] },
  result: { ...judged, hasGaps: false, hasDamage: false },
};

const onFoot = (footMinutes: number): StreetTravelTimes => ({
  footMinutes,
  footKm: footMinutes * 0.108,
  carMinutes: null,
});
const streets: ResultTravelTimes = {
  byId: new Map([
    ['across', onFoot(14)],
    ['along', onFoot(3)],
  ]),
};

const locatorAfter = (...events: readonly LocatorEvent[]) =>
  events.reduce<LocatorState>(reduceLocatorState, {
    ...reduceLocatorState(idleLocatorState, { type: 'source-opened', source }),
    search: found,
    lastFound: found,
  });
const order = ({ lastFound }: LocatorState) => lastFound?.result.list.inReach.map(({ aed }) => aed.id);
const known = { type: 'streets-known', streets, now } as const;

test('by straight line the AED across the river comes first', () => {
  expect(order(locatorAfter())).toEqual(['across', 'along']);
});

test('the AED nearer along the streets comes first, and that is announced once', () => {
  const state = locatorAfter(known);
  expect(order(state)).toEqual(['along', 'across']);
  expect(state.search).toBe(state.lastFound);
  expect(formatSearchAnnouncement(state.search)).toContain('Another AED is nearer');
  const later = reduceLocatorState(state, { type: 'time-passed', now: new Date(now.getTime() + 60_000) });
  expect(order(later)).toEqual(['along', 'across']);
  expect(formatSearchAnnouncement(later.search)).toBe(formatSearchAnnouncement(state.search));
});

test('announces nothing when the streets change nothing', () => {
  const same: ResultTravelTimes = {
    byId: new Map([
      ['across', onFoot(2)],
      ['along', onFoot(4)],
    ]),
  };
  const state = locatorAfter({ ...known, streets: same });
  expect(order(state)).toEqual(['across', 'along']);
  expect(state.lastFound?.result.list.inReach[0]?.byStreet?.footMinutes).toBe(2);
  expect(formatSearchAnnouncement(state.search)).toBe(formatSearchAnnouncement(found));
});

test('announces that the streets lead to none in time, and calls no other AED nearer', () => {
  const over: ResultTravelTimes = { byId: new Map(listed.map(({ item }) => [item.id, onFoot(40)])) };
  const announcement = formatSearchAnnouncement(locatorAfter({ ...known, streets: over }).search);
  expect(announcement).toMatch(/^No AED is listed within walking distance/);
  expect(announcement).not.toContain('Another AED is nearer');
});

test('announces that the first AED closes without naming new street distances, or that none is left open', () => {
  // Until Wednesday, 13:30 in central Europe, which is half an hour from now.
  const hours = { ...alwaysOpen, open: [0, (2 * 24 + 13.5) * 60] };
  const closing = [{ item: createRegisteredAed({ id: 'across', hours, position: [20, 50] }), distanceKm: 0.15 }];
  const ofOne: CompletedSearch = {
    ...found,
    result: { ...found.result, ...rankSearchMatches({ listed: closing, alternative: null }, now) },
  };
  const heardAt = (minutes: number, ...events: readonly LocatorEvent[]) => {
    const later = { type: 'time-passed', now: new Date(now.getTime() + minutes * 60_000) } as const;
    const start: LocatorState = { ...locatorAfter(), search: ofOne, lastFound: ofOne };
    return formatSearchAnnouncement([...events, later].reduce(reduceLocatorState, start).search);
  };
  const along = { ...known, streets: { byId: new Map([['across', onFoot(3)]]) } };
  expect(heardAt(0)).toContain('open now');
  expect(heardAt(0, along)).toBe(heardAt(0));
  expect(heardAt(40, along)).toMatch(/^Every AED within walking distance will be closed/);
});

describe('a visitor who set off for the AED across the river', () => {
  const left = { type: 'left', aedId: 'across' } as const;

  test('is asked, and nothing moves', () => {
    const state = locatorAfter(left, known);
    expect(order(state)).toEqual(['across', 'along']);
    expect(state.offered?.destinationId).toBe('across');
  });

  test('sees the other AED on accepting', () => {
    const state = locatorAfter(left, known, { type: 'offer-answered', isTaken: true });
    expect(order(state)).toEqual(['along', 'across']);
    expect(state.offered).toBeNull();
  });

  test('keeps their AED on declining, even as time passes', () => {
    const state = locatorAfter(left, known, { type: 'offer-answered', isTaken: false }, { type: 'time-passed', now });
    expect(order(state)).toEqual(['across', 'along']);
    expect(state.offered).toBeNull();
    expect(formatSearchAnnouncement(state.search)).not.toContain('Another AED is nearer');
  });

  test('can still see the route after declining', () => {
    const state = locatorAfter(left, known, { type: 'offer-answered', isTaken: false });
    expect(state.lastFound?.result.list.inReach.map(({ byStreet }) => byStreet?.footKm)).not.toContain(undefined);
    expect(state.lastFound?.mayHaveWays).toBe(false);
  });
});

test.each([streets, null])('a card stops reserving space for a route once the streets are loaded', (ways) => {
  const waiting: CompletedSearch = { ...found, mayHaveWays: true };
  const state = reduceLocatorState(
    { ...locatorAfter(), search: waiting, lastFound: waiting },
    { ...known, streets: ways },
  );
  expect(state.lastFound?.mayHaveWays).toBe(false);
  expect(state.search).toBe(state.lastFound);
});

test('a visitor who set off for the AED that is first by street is asked nothing', () => {
  const state = locatorAfter({ type: 'left', aedId: 'along' }, known);
  expect(order(state)).toEqual(['along', 'across']);
  expect(state.offered).toBeNull();
});

test('a route beyond the searched length does not count as short', () => {
  const over: ResultTravelTimes = {
    byId: new Map<string, StreetTravelTimes>([
      ['across', { footMinutes: 10, footKm: null, carMinutes: null }],
      ['along', onFoot(3)],
    ]),
  };
  expect(order(locatorAfter({ ...known, streets: over }))).toEqual(['along', 'across']);
});

describe('a walker', () => {
  /** Two AEDs are 550 m apart on a street that leads east. The search starts 110 m before the first one. */
  const placed = [
    { item: createRegisteredAed({ id: 'first', position: [20, 0], hours: alwaysOpen }), distanceKm: 0.11 },
    { item: createRegisteredAed({ id: 'second', position: [20.005, 0], hours: alwaysOpen }), distanceKm: 0.66 },
  ];
  const list = { listed: placed, alternative: null };
  const onStreet: CompletedSearch = { ...found, result: { ...found.result, ...rankSearchMatches(list, now) } };
  const stoodAt = (longitude: number, measured: ResultTravelTimes | null = null): LocatorEvent => ({
    type: 'moved',
    position: [longitude, 0],
    streets: measured,
    now,
  });
  const walking = (before: Partial<LocatorState>, ...events: readonly LocatorEvent[]) =>
    events.reduce<LocatorState>(reduceLocatorState, {
      ...reduceLocatorState(idleLocatorState, { type: 'source-opened', source }),
      search: onStreet,
      lastFound: onStreet,
      ...before,
    });
  const metres = ({ lastFound }: LocatorState) =>
    lastFound?.result.list.inReach.map(({ distanceKm }) => Math.round(distanceKm * 100) * 10);

  test('sees distances fall while the order stays, even if another AED is nearer by now', () => {
    const state = walking({}, stoodAt(20.0029));
    expect(order(state)).toEqual(['first', 'second']);
    expect(metres(state)).toEqual([320, 230]);
    const later = reduceLocatorState(state, { type: 'time-passed', now: new Date(now.getTime() + 60_000) });
    expect(order(later)).toEqual(['first', 'second']);
    expect(later.lastFound?.result.found).toBe(onStreet.result.found);
  });

  test('hears the list once, and not again with every step', () => {
    const heard = [0.0002, 0.001, 0.0029].map((east) =>
      formatSearchAnnouncement(walking({}, stoodAt(20 + east)).search),
    );
    expect(heard).toEqual(heard.map(() => formatSearchAnnouncement(onStreet)));
    const passed = walking({}, stoodAt(20.0001), stoodAt(20.003));
    const later = [20.0032, 20.0035].map((east) =>
      formatSearchAnnouncement(reduceLocatorState(passed, stoodAt(east)).search),
    );
    expect(later).toEqual(later.map(() => formatSearchAnnouncement(passed.search)));
  });

  test('sees the next AED first once they have passed the first', () => {
    const state = walking({}, stoodAt(20.0001), stoodAt(20.003));
    expect(order(state)).toEqual(['second', 'first']);
    expect(formatSearchAnnouncement(state.search)).toContain('Another AED is nearer');
    expect(order(reduceLocatorState(state, stoodAt(20.0031)))).toEqual(['second', 'first']);
  });

  test('sees another AED first when the exact position follows a rough one, but only then', () => {
    const rough = { ...onStreet, place: { origin: 'device', position: [20, 0], accuracyMetres: 400 } } as const;
    const guessed = { search: rough, lastFound: rough };
    const state = walking(guessed, stoodAt(20.004));
    expect(order(state)).toEqual(['second', 'first']);
    expect(order(reduceLocatorState(state, stoodAt(20.0001)))).toEqual(['second', 'first']);
    const nearer = formatSearchAnnouncement(walking(guessed, stoodAt(20.0005)).search);
    expect(nearer).toMatch(/^2 AEDs, best first: first, 60 m/);
    const asked = walking({ ...guessed, destinationId: 'first' }, stoodAt(20.004));
    expect(order(asked)).toEqual(['first', 'second']);
    expect(asked.offered?.destinationId).toBe('first');
    const exact = { ...rough, place: { ...rough.place, accuracyMetres: 100 } };
    expect(order(walking({ search: exact, lastFound: exact }, stoodAt(20.004)))).toEqual(['first', 'second']);
  });

  test('who moved before the streets arrived sees the order by streets from where they are', () => {
    const across = {
      byId: new Map([
        ['first', onFoot(14)],
        ['second', onFoot(5)],
      ]),
    };
    const arrived = walking({}, stoodAt(20.0005), { ...known, streets: across });
    expect(order(arrived)).toEqual(['first', 'second']);
    const measured = reduceLocatorState(arrived, stoodAt(20.0005, across));
    expect(order(measured)).toEqual(['second', 'first']);
    expect(measured.lastFound?.result.list.inReach.map(({ byStreet }) => byStreet?.footMinutes)).toEqual([5, 14]);
    expect(order(reduceLocatorState(measured, stoodAt(20.0006)))).toEqual(['second', 'first']);
  });

  test('hears of no other AED when the one they walk to has become the first', () => {
    const state = walking({ destinationId: 'second' }, stoodAt(20.0001), stoodAt(20.003));
    expect(order(state)).toEqual(['second', 'first']);
    expect(formatSearchAnnouncement(state.search)).not.toContain('Another AED is nearer');
  });

  test('is sent to no other AED on the way back with the AED', () => {
    const passing = [stoodAt(20.0001), stoodAt(20.003)] as const;
    const state = walking({ destinationId: 'first' }, { type: 'fetched' }, ...passing);
    expect(order(state)).toEqual(['first', 'second']);
    expect(state.offered).toBeNull();
    expect(walking({ destinationId: 'first' }, ...passing, { type: 'fetched' }).offered).toBeNull();
    expect(walking({}, { type: 'fetched' }, { type: 'left', aedId: 'first' }, ...passing).offered).not.toBeNull();
  });

  test('is asked where they had set off for an AED', () => {
    const state = walking({ destinationId: 'first' }, stoodAt(20.0001), stoodAt(20.003));
    expect(order(state)).toEqual(['first', 'second']);
    expect(state.offered?.destinationId).toBe('first');
  });
});
