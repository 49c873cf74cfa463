import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { extendedSearchRadiusKm } from '../../domain/aed/extended-search-radius.ts';
import { maxRoundTripMinutes, rankByArrival } from '../../domain/aed/rank-by-arrival.ts';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude, SearchResult } from '../../domain/geography/position.ts';
import { findTravelTimes } from '../../domain/streets/find-routes.ts';
import type { StreetNetwork } from '../../domain/streets/street-network.ts';
import { walkingSpeed } from '../../domain/streets/street-speeds.ts';
import { registeredAed } from '../../tests/support/aeds/registered-aed.ts';
import type { SeededRandom } from '../../tests/support/seeded-random.ts';
import { doSegmentsCross } from './raw-squares.ts';
import { type RawStreets, walkingSecondsFrom } from './raw-streets.ts';

/** Maximum straight-line distance of starting points from an AED. */
const townKm = 0.8;
/** An AED farther than this from every street counts as unreachable in the extract. */
const farthestTieMetres = 200;
/** The locator's list has this many of the nearest AEDs. */
const listed = 50;
const limitSeconds = (maxRoundTripMinutes / 2) * 60;

/** A starting point at which the first card is not the best AED according to the extract. */
export interface FirstCardRegret {
  readonly start: LongitudeLatitude;
  readonly chosen: LongitudeLatitude;
  readonly best: LongitudeLatitude;
  /** Minutes lost, there and back. */
  readonly minutes: number;
}

/** AEDs that are equal except for their positions, so that only the arrival time determines the order. */
const aedAt = (position: LongitudeLatitude, place: number): RegisteredAed =>
  registeredAed({ id: `bench/${place}`, position });

interface NearEnd {
  readonly node: number;
  readonly seconds: number;
}

interface Foot {
  readonly metres: number;
  readonly ends: readonly NearEnd[];
}

/**
 * The point of a segment from which a place is reached soonest, with the seconds along the segment and straight from
 * there.
 */
function footOf(place: LongitudeLatitude, a: LongitudeLatitude, b: LongitudeLatitude) {
  const east = Math.cos((place[1] * Math.PI) / 180);
  const [dx, dy] = [(b[0] - a[0]) * east, b[1] - a[1]];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((place[0] - a[0]) * east * dx + (place[1] - a[1]) * dy) / squared;
  const share = Math.max(0, Math.min(1, along));
  const foot: LongitudeLatitude = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  return { share, foot, metres: 1000 * distanceKm(place, foot) };
}

/**
 * The segments of the extract near a place, each with its nearest point and the seconds from both ends to the place.
 */
function* feetNear({ positions, edges }: RawStreets, place: LongitudeLatitude) {
  const near = [...positions].filter(([, at]) => distanceKm(at, place) <= 0.6);
  for (const [from, a] of near) {
    for (const { to, seconds } of edges.get(from) ?? []) {
      const b = positions.get(to);
      if (b === undefined) continue;
      const { share, foot, metres } = footOf(place, a, b);
      const straight = metres / walkingSpeed;
      const ends: readonly NearEnd[] = [
        { node: from, seconds: straight + seconds * share },
        { node: to, seconds: straight + seconds * (1 - share) },
      ];
      yield { foot, metres, ends };
    }
  }
}

/**
 * The ends of the segment nearest to a place, on the same side of any water, with the seconds from each to the place.
 */
function endsNear(raw: RawStreets, place: LongitudeLatitude): readonly NearEnd[] {
  const none: Foot = { metres: farthestTieMetres, ends: [] };
  let [dry, across] = [none, none];
  for (const { foot, metres, ends } of feetNear(raw, place)) {
    if (metres >= dry.metres) continue;
    if (!raw.water.some((piece) => doSegmentsCross([place, foot], piece))) dry = { metres, ends };
    else if (metres < across.metres) across = { metres, ends };
  }
  return (dry.ends.length > 0 ? dry : across).ends;
}

interface RegretRequest {
  readonly raw: RawStreets;
  readonly network: StreetNetwork;
  readonly aeds: readonly LongitudeLatitude[];
  readonly random: SeededRandom;
  readonly points: number;
}

interface Order {
  readonly network: StreetNetwork;
  readonly start: LongitudeLatitude;
  readonly now: Date;
  readonly found: readonly SearchResult<RegisteredAed>[];
}

/** The locator's list of the found AEDs, ordered by the published streets. */
async function orderByStreets({ network, start, now, found }: Order) {
  const targets = found.map(({ item: { id, position } }) => ({ id, position }));
  const times = await findTravelTimes({ network, from: start, targets, mode: 'foot', limitSeconds, mayRead: true });
  return rankByArrival(
    found.map((entry) => {
      const time = times.get(entry.item.id);
      if (time === undefined) return entry;
      const footKm = time.isOver ? null : time.metres / 1000;
      return { ...entry, byStreet: { footMinutes: time.seconds / 60, footKm, carMinutes: null } };
    }),
    now,
  );
}

/**
 * Minutes lost at each starting point, there and back, by going to the first card instead of the best AED according to
 * the extract.
 */
export async function firstCardRegrets({
  raw,
  network,
  aeds,
  random,
  points,
}: RegretRequest): Promise<FirstCardRegret[]> {
  const all = aeds.map((position, place) => ({ item: aedAt(position, place), ends: endsNear(raw, position) }));
  const starts = [...raw.positions].filter(([, at]) => aeds.some((aed) => distanceKm(at, aed) <= townKm));
  const regrets: FirstCardRegret[] = [];
  const now = new Date('2026-11-27T12:00:00Z');
  while (regrets.length < points && starts.length > 0) {
    const [node, start] = random.pick(starts);
    const reached = walkingSecondsFrom(raw, node, limitSeconds);
    const truth = new Map(
      all.map(({ item, ends }) => [
        item.id,
        Math.min(...ends.map(({ node: end, seconds }) => (reached.get(end) ?? Infinity) + seconds)),
      ]),
    );
    const nearest = all
      .map(({ item }) => ({ item, distanceKm: distanceKm(start, item.position) }))
      .sort((a, b) => a.distanceKm - b.distanceKm);
    const from = { network, start, now };
    const found = nearest.slice(0, listed);
    const list = await orderByStreets({ ...from, found });
    const withinKm = extendedSearchRadiusKm(list, found, listed);
    // Like the locator, includes AEDs farther away if the streets to the nearest ones are long.
    const farther = nearest.filter(({ distanceKm }, place) => place >= listed && distanceKm <= (withinKm ?? 0));
    const { inReach, beyond } =
      farther.length === 0 ? list : await orderByStreets({ ...from, found: [...found, ...farther] });
    const first = [...inReach, ...beyond][0]?.aed;
    const [bestId, bestSeconds] = [...truth].reduce((a, b) => (b[1] < a[1] ? b : a));
    const best = all.find(({ item }) => item.id === bestId)?.item;
    // No comparison is possible: no AED is reachable in the extract.
    if (first === undefined || best === undefined || bestSeconds === Infinity) continue;
    const lost = Math.min(limitSeconds, truth.get(first.id) ?? Infinity) - bestSeconds;
    regrets.push({ start, chosen: first.position, best: best.position, minutes: (2 * lost) / 60 });
  }
  return regrets;
}
