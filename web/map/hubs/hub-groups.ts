import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { Hub } from '../../../domain/hub/hub.ts';
import { markerStyle } from '../../../domain/hub/marker-style.ts';
import { mercatorLatitude, mercatorY } from '../world/world-geometry.ts';

/** One mark of the map: a hub that stands alone, or several whose markers would cover one another. */
export interface HubMark {
  /** Never empty; in the order of the list of hubs. */
  readonly hubs: readonly Hub[];
  /** Where it is drawn: in the middle of its hubs, or beside the chosen hub's marker where it would be covered by that. */
  readonly position: LongitudeLatitude;
  /** How far it was moved out of the chosen hub's way, in CSS pixels east and south. */
  readonly moved: readonly [east: number, south: number];
}

/** Diameter of a mark that stands for several hubs, in CSS pixels. */
export const groupSizePx = 38;

/** A circle on the world's sheet, in CSS pixels from its north-western corner. */
interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Gathering {
  readonly hubs: readonly Hub[];
  /** Where it belongs. */
  readonly home: Circle;
  /** Where it is drawn. */
  readonly place: Circle;
}

/**
 * Sorts the hubs into marks no two of which touch at this zoom (the world is 256 × 2^zoom pixels wide). The two that cover one another
 * most are gathered first, until none do. The chosen hub always stands alone, and what it would cover moves aside.
 */
export function groupHubs(hubs: readonly Hub[], zoom: number, chosenId: string | null): HubMark[] {
  const worldPx = 256 * 2 ** zoom;
  const alone = hubs.map((hub): Gathering => {
    const home = circleOf(hub, worldPx);
    return { hubs: [hub], home, place: home };
  });
  const chosen = alone.find(({ hubs: [hub] }) => hub?.id === chosenId);
  const makeWay = (one: Gathering) => (chosen === undefined ? one : pushOff(one, chosen.home, worldPx));
  let gatherings = alone.filter((one) => one !== chosen).map(makeWay);
  for (let pair = closestPair(gatherings, worldPx); pair !== null; pair = closestPair(gatherings, worldPx)) {
    const [one, other] = pair;
    const joined = makeWay(join(one, other, worldPx));
    gatherings = [...gatherings.filter((each) => each !== one && each !== other), joined];
  }
  const order = new Map(hubs.map((hub, index) => [hub, index]));
  const rank = (hub: Hub | undefined) => (hub === undefined ? 0 : (order.get(hub) ?? 0));
  return (chosen === undefined ? gatherings : [...gatherings, chosen])
    .map((one) => ({ ...one, hubs: [...one.hubs].sort((a, b) => rank(a) - rank(b)) }))
    .sort((one, other) => rank(one.hubs[0]) - rank(other.hubs[0]))
    .map((one) => markOf(one, worldPx));
}

function circleOf(hub: Hub, worldPx: number): Circle {
  const [longitude, latitude] = hub.coords;
  return {
    x: (longitude / 360 + 0.5) * worldPx,
    y: mercatorY(latitude) * worldPx,
    radius: markerStyle(hub).sizePx / 2,
  };
}

/** From one circle's middle to the other's, the short way round the world. */
function between(from: Circle, to: Circle, worldPx: number): readonly [east: number, south: number] {
  const east = to.x - from.x;
  return [east - worldPx * Math.round(east / worldPx), to.y - from.y];
}

/** How many pixels two circles are apart; negative where one covers the other. */
function gap(one: Circle, other: Circle, worldPx: number): number {
  return Math.hypot(...between(one, other, worldPx)) - one.radius - other.radius;
}

function closestPair(gatherings: readonly Gathering[], worldPx: number): readonly [Gathering, Gathering] | null {
  let closest: readonly [Gathering, Gathering] | null = null;
  let least = 0;
  gatherings.forEach((one, index) => {
    for (const other of gatherings.slice(index + 1)) {
      const apart = gap(one.place, other.place, worldPx);
      if (apart < least) [closest, least] = [[one, other], apart];
    }
  });
  return closest;
}

function join(one: Gathering, other: Gathering, worldPx: number): Gathering {
  const share = other.hubs.length / (one.hubs.length + other.hubs.length);
  const [east, south] = between(one.home, other.home, worldPx);
  const home = { x: one.home.x + east * share, y: one.home.y + south * share, radius: groupSizePx / 2 };
  return { hubs: [...one.hubs, ...other.hubs], home, place: home };
}

/** Moves what would be covered straight away from the chosen hub until the circles touch; eastwards where both stand at one place. */
function pushOff(one: Gathering, chosen: Circle, worldPx: number): Gathering {
  if (gap(chosen, one.home, worldPx) >= 0) return one;
  const [east, south] = between(chosen, one.home, worldPx);
  const distance = Math.hypot(east, south);
  const [towardsEast, towardsSouth] = distance === 0 ? [1, 0] : [east / distance, south / distance];
  const away = chosen.radius + one.home.radius + 1;
  const place = { ...one.home, x: chosen.x + towardsEast * away, y: chosen.y + towardsSouth * away };
  return { ...one, place };
}

function markOf({ hubs, home, place }: Gathering, worldPx: number): HubMark {
  const [first] = hubs;
  const isAtHome = place === home;
  const position: LongitudeLatitude =
    first !== undefined && hubs.length === 1 && isAtHome
      ? first.coords
      : [(place.x / worldPx - 0.5) * 360, mercatorLatitude(place.y / worldPx)];
  const moved = between(home, place, worldPx);
  return { hubs, position, moved };
}

/** The least whole zoom, from one above `zoom` on, at which these hubs are no longer all one mark. */
export function zoomApart(members: readonly Hub[], zoom: number, finest: number): number {
  let apart = Math.floor(zoom) + 1;
  while (apart < finest && groupHubs(members, apart, null).length === 1) apart += 1;
  return apart;
}
