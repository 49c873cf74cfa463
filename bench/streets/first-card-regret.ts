import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { computeExtendedSearchRadiusKm } from '../../domain/aed/extended-search-radius.ts';
import { maxRoundTripMinutes, rankByArrival } from '../../domain/aed/rank-by-arrival.ts';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { ItemWithDistance, LongitudeLatitude } from '../../domain/geography/position.ts';
import { findTravelTimes } from '../../domain/streets/find-routes.ts';
import type { StreetNetwork } from '../../domain/streets/street-network.ts';
import { walkingMetresPerSecond } from '../../domain/streets/street-speeds.ts';
import { createRegisteredAed } from '../../tests/support/aeds/registered-aed.ts';
import type { SeededRandom } from '../../tests/support/seeded-random.ts';
import { nearestPointOnSegment } from './nearest-point.ts';
import { doSegmentsCross } from './raw-pedestrian-squares.ts';
import { computeWalkingSeconds, type RawStreets } from './raw-streets.ts';

/** Maximum straight-line distance in km between a starting point and the nearest AED. */
const townKm = 0.8;
/** An AED farther than this from every street of the extract counts as unreachable. */
const maxStreetMetres = 200;
/** Number of AEDs in the locator's list: the nearest ones by straight-line distance. */
const listed = 50;
const limitSeconds = (maxRoundTripMinutes / 2) * 60;

/**
 * The locator's first result at one starting point, compared with the AED that is quickest to reach according to the
 * raw extract.
 */
export interface FirstCardRegret {
  readonly start: LongitudeLatitude;
  readonly chosen: LongitudeLatitude;
  readonly best: LongitudeLatitude;
  /** Minutes lost by choosing the first result, for the walk there and back. */
  readonly minutes: number;
}

/** Creates AEDs that differ only in their positions, so that their order depends only on the walking time. */
const aedAt = (position: LongitudeLatitude, place: number): RegisteredAed =>
  createRegisteredAed({ id: `bench/${place}`, position });

interface NearEnd {
  readonly node: number;
  readonly seconds: number;
}

interface Foot {
  readonly metres: number;
  readonly ends: readonly NearEnd[];
}

/**
 * Yields the street segments around a place. Each has its point that is nearest to the place, and the seconds that it
 * takes to walk from either end of the segment to the place.
 */
function* segmentsNear({ positions, edges }: RawStreets, place: LongitudeLatitude) {
  const near = [...positions].filter(([, at]) => distanceKm(at, place) <= 0.6);
  for (const [from, a] of near) {
    for (const { to, seconds } of edges.get(from) ?? []) {
      const b = positions.get(to);
      if (b === undefined) continue;
      const { share, foot, metres } = nearestPointOnSegment(place, a, b);
      const straight = metres / walkingMetresPerSecond;
      const ends: readonly NearEnd[] = [
        { node: from, seconds: straight + seconds * share },
        { node: to, seconds: straight + seconds * (1 - share) },
      ];
      yield { foot, metres, ends };
    }
  }
}

/**
 * Returns the two ends of the street segment nearest to a place, with the walking time from each end to the place.
 * Segments across water are used only if there is no other.
 */
function endsNear(raw: RawStreets, place: LongitudeLatitude): readonly NearEnd[] {
  const none: Foot = { metres: maxStreetMetres, ends: [] };
  let [dry, across] = [none, none];
  for (const { foot, metres, ends } of segmentsNear(raw, place)) {
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
  readonly found: readonly ItemWithDistance<RegisteredAed>[];
}

/** Ranks AEDs as the locator does, by walking times along the published streets. */
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
 * Measures, from random starting points, how many minutes a helper loses on the way there and back by going to the
 * locator's first result instead of the AED that is best according to the raw extract.
 */
export async function measureFirstCardRegrets({
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
    const reached = computeWalkingSeconds(raw, node, limitSeconds);
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
    const withinKm = computeExtendedSearchRadiusKm(list, found, listed);
    // Like the locator, adds AEDs that are farther away if the nearest ones can only be reached by a detour.
    const farther = nearest.filter(({ distanceKm }, place) => place >= listed && distanceKm <= (withinKm ?? 0));
    const { inReach, beyond } =
      farther.length === 0 ? list : await orderByStreets({ ...from, found: [...found, ...farther] });
    const first = [...inReach, ...beyond][0]?.aed;
    const [bestId, bestSeconds] = [...truth].reduce((a, b) => (b[1] < a[1] ? b : a));
    const best = all.find(({ item }) => item.id === bestId)?.item;
    // If no AED can be reached in the extract, there is nothing to compare with.
    if (first === undefined || best === undefined || bestSeconds === Infinity) continue;
    const lost = Math.min(limitSeconds, truth.get(first.id) ?? Infinity) - bestSeconds;
    regrets.push({ start, chosen: first.position, best: best.position, minutes: (2 * lost) / 60 });
  }
  return regrets;
}
