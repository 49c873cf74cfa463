import type { Hub } from '../../../domain/hub/hub.ts';
import { createMarkerStyle } from '../../../domain/hub/marker-style.ts';
import { mercatorY } from '../world/world-geometry.ts';

/** A point in CSS pixels. */
export type PixelPoint = readonly [x: number, y: number];

/** A rectangle in CSS pixels. */
export interface PixelRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Side of the square that must stay free so that a marker can be clicked (WCAG 2.5.8), in CSS pixels. */
const targetPx = 24;
/** Leaflet aligns markers to whole pixels, so two markers may be this much closer to each other than calculated. */
const roundingPx = 1;

/** Diameter of the button with the number of hubs in a group, in CSS pixels. */
export const badgeSizePx = 28;

/**
 * Groups the hubs that overlap at a zoom, where the world is 256 × 2^zoom pixels wide. Two hubs overlap if one marker
 * covers the square around the other's centre that a finger needs. Hubs that are connected by a chain of overlapping
 * hubs are in the same group, and a hub that overlaps no other is a group of one. Hubs and groups keep the order of the
 * list.
 */
export function groupOverlappingHubs(hubs: readonly Hub[], zoom: number): readonly (readonly Hub[])[] {
  const worldPx = 256 * 2 ** zoom;
  const groups: Hub[][] = [];
  for (const hub of hubs) {
    const touched = groups.filter((group) => group.some((other) => coversMiddle(hub, other, worldPx)));
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push([...touched.flat(), hub]);
  }
  const order = new Map(hubs.map((hub, index) => [hub, index]));
  const rank = (hub: Hub | undefined) => (hub === undefined ? 0 : (order.get(hub) ?? 0));
  for (const group of groups) group.sort((one, other) => rank(one) - rank(other));
  return groups.sort(([one], [other]) => rank(one) - rank(other));
}

function coversMiddle(one: Hub, other: Hub, worldPx: number): boolean {
  const turn = (one.coords[0] - other.coords[0]) / 360;
  const east = Math.abs(turn - Math.round(turn)) * worldPx;
  const south = Math.abs(mercatorY(one.coords[1]) - mercatorY(other.coords[1])) * worldPx;
  const reach = Math.max(createMarkerStyle(one).sizePx, createMarkerStyle(other).sizePx) / 2;
  return Math.max(east, south) < reach + targetPx / 2 + roundingPx;
}

interface BadgeSurroundings {
  /** Centres of the group's markers. */
  readonly group: readonly PixelPoint[];
  /** Centres of the markers that can be clicked. The badge must leave enough space around them. */
  readonly free: readonly PixelPoint[];
  /** Centres of the badges of other groups. */
  readonly badges: readonly PixelPoint[];
  /** The area in which the badge must be fully visible; null if the group is out of view. */
  readonly frame: PixelRect | null;
}

const candidateTurns = 24;
const candidateDistancesPx = [26, 34, 42, 50, 60, 72, 86] as const;
/** Distance between the centres of a marker and a badge that do not overlap, in CSS pixels. */
const clearDistancePx = 20 + badgeSizePx / 2;

/**
 * Returns the position of a group's badge. The badge is beside one of the group's markers, and covers neither another
 * badge nor a marker that can be clicked.
 */
export function findBadgePosition({ group, free, badges, frame }: BadgeSurroundings): PixelPoint {
  const middle = centerOfPoints(group);
  const isAllowed = (at: PixelPoint) =>
    (frame === null || isWhole(at, frame)) &&
    free.every((marker) => chebyshevDistance(at, marker) >= (badgeSizePx + targetPx) / 2) &&
    badges.every((badge) => chebyshevDistance(at, badge) >= badgeSizePx);
  const cost = (at: PixelPoint) => {
    const covered = [...group, ...free].reduce(
      (sum, marker) => sum + Math.max(0, clearDistancePx - distance(at, marker)),
      0,
    );
    return covered + 0.5 * Math.min(...group.map((marker) => distance(at, marker))) + 0.1 * distance(at, middle);
  };
  const candidates = group.flatMap((marker) => candidatesAround(marker)).filter(isAllowed);
  const [best] = candidates.map((at) => ({ at, cost: cost(at) })).sort((one, other) => one.cost - other.cost);
  return best?.at ?? intoFrame(middle, frame);
}

/**
 * Returns candidate positions for a badge around a marker. Top right comes first, because the first of several equal
 * candidates is used.
 */
function candidatesAround([x, y]: PixelPoint): PixelPoint[] {
  return candidateDistancesPx.flatMap((away) =>
    Array.from({ length: candidateTurns }, (_, step): PixelPoint => {
      const turn = -Math.PI / 4 + (step * 2 * Math.PI) / candidateTurns;
      return [x + away * Math.cos(turn), y + away * Math.sin(turn)];
    }),
  );
}

function isWhole([x, y]: PixelPoint, { left, top, right, bottom }: PixelRect): boolean {
  const half = badgeSizePx / 2;
  return x - half >= left && x + half <= right && y - half >= top && y + half <= bottom;
}

function intoFrame([x, y]: PixelPoint, frame: PixelRect | null): PixelPoint {
  if (frame === null) return [x, y];
  const half = badgeSizePx / 2;
  const within = (at: number, from: number, to: number) => Math.max(from + half, Math.min(to - half, at));
  return [within(x, frame.left, frame.right), within(y, frame.top, frame.bottom)];
}

export function centerOfPoints(points: readonly PixelPoint[]): PixelPoint {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

/** Returns the Chebyshev distance between two centres. */
const chebyshevDistance = (one: PixelPoint, other: PixelPoint) =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));

const distance = (one: PixelPoint, other: PixelPoint) => Math.hypot(one[0] - other[0], one[1] - other[1]);
