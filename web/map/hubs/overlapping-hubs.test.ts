import { describe, expect, it } from 'vitest';
import { hubs } from '../../../content/hubs.ts';
import type { Hub } from '../../../domain/hub/hub.ts';
import { createMarkerStyle } from '../../../domain/hub/marker-style.ts';
import { mercatorY } from '../world/world-geometry.ts';
import { badgeSizePx, findBadgePosition, groupOverlappingHubs, type PixelPoint } from './overlapping-hubs.ts';

const zooms = [0, 0.38, 1, 1.49, 2, 3, 4, 5, 6, 7, 8];

const hubOf = (id: string) => {
  const hub = hubs.find((one) => one.id === id);
  if (hub === undefined) throw new Error(`There is no hub "${id}" in the list.`);
  return hub;
};

const idsOf = (groups: readonly (readonly Hub[])[]) => groups.map((group) => group.map(({ id }) => id));

const pointOf = ({ coords: [longitude, latitude] }: Hub, zoom: number): PixelPoint => {
  const worldPx = 256 * 2 ** zoom;
  return [(longitude / 360 + 0.5) * worldPx, mercatorY(latitude) * worldPx];
};

const apart = (one: PixelPoint, other: PixelPoint) =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));

describe('groupOverlappingHubs', () => {
  it.each(zooms)('contains each hub once at zoom %d', (zoom) => {
    const ids = idsOf(groupOverlappingHubs(hubs, zoom)).flat();
    expect(ids).toHaveLength(hubs.length);
    expect(new Set(ids).size).toBe(hubs.length);
  });

  it.each(zooms)('keeps the middle 24 px of every separate hub free to press at zoom %d', (zoom) => {
    const worldPx = 256 * 2 ** zoom;
    const free = groupOverlappingHubs(hubs, zoom).flatMap((group) => (group.length === 1 ? group : []));
    const pairs = free.flatMap((hub) => hubs.filter((other) => other !== hub).map((other) => ({ hub, other })));
    for (const { hub, other } of pairs) {
      const [x, y] = pointOf(other, zoom);
      const away = [x - worldPx, x, x + worldPx].map((copy) => apart(pointOf(hub, zoom), [copy, y]));
      const least = createMarkerStyle(other).sizePx / 2 + 12;
      expect(Math.min(...away), `${hub.id} and ${other.id}`).toBeGreaterThanOrEqual(least);
    }
    expect(free.length).toBeGreaterThan(1);
  });

  it('forms no group from zoom 7 on', () => {
    expect(groupOverlappingHubs(hubs, 7)).toHaveLength(hubs.length);
  });

  it('joins hubs by a chain: two that touch the same third hub', () => {
    const row = [0, 12, 24].map((longitude, index) => ({
      ...hubOf('malta'),
      id: `row-${index}`,
      coords: [longitude, 0] as const,
    }));
    // A difference of 12 degrees is 34 px at zoom 2 and 17 px at zoom 1.
    expect(groupOverlappingHubs(row, 2)).toHaveLength(3);
    expect(idsOf(groupOverlappingHubs(row, 1))).toEqual([['row-0', 'row-1', 'row-2']]);
  });

  it('keeps the order of the list, within a group and among the groups', () => {
    const groups = idsOf(groupOverlappingHubs(hubs, 2));
    const order = hubs.map(({ id }) => id);
    const isInOrder = (ids: readonly string[]) =>
      ids.every((id, place) => place === 0 || order.indexOf(ids[place - 1] ?? '') < order.indexOf(id));
    expect(groups.every(isInOrder)).toBe(true);
    expect(isInOrder(groups.map(([first]) => first ?? ''))).toBe(true);
    expect(groups).toContainEqual(['qatar', 'uae']);
  });

  it('joins two hubs across the date line', () => {
    const east = { ...hubOf('malta'), id: 'east', coords: [179.5, 0] as const };
    const west = { ...hubOf('malta'), id: 'west', coords: [-179.5, 0] as const };
    expect(groupOverlappingHubs([east, west], 2)).toHaveLength(1);
  });
});

describe('findBadgePosition', () => {
  const frame = { left: 0, top: 0, right: 400, bottom: 300 };
  const group: PixelPoint[] = [
    [200, 150],
    [210, 155],
  ];

  it('is beside the group, clear of its markers', () => {
    const at = findBadgePosition({ group, free: [], badges: [], frame });
    const away = group.map((marker) => Math.hypot(at[0] - marker[0], at[1] - marker[1]));
    expect(Math.min(...away)).toBeGreaterThanOrEqual(20 + badgeSizePx / 2 - 2);
    expect(Math.min(...away)).toBeLessThan(60);
  });

  it.each(zooms.filter((zoom) => zoom < 7))(
    'covers no other badge and no centre of a separate hub at zoom %d',
    (zoom) => {
      const groups = groupOverlappingHubs(hubs, zoom);
      const free = groups.flatMap((members) => (members.length === 1 ? members.map((hub) => pointOf(hub, zoom)) : []));
      const badges: PixelPoint[] = [];
      for (const members of groups.filter(({ length }) => length > 1)) {
        const at = findBadgePosition({ group: members.map((hub) => pointOf(hub, zoom)), free, badges, frame: null });
        for (const marker of free) expect(apart(at, marker)).toBeGreaterThanOrEqual((badgeSizePx + 24) / 2);
        for (const badge of badges) expect(apart(at, badge)).toBeGreaterThanOrEqual(badgeSizePx);
        badges.push(at);
      }
    },
  );

  it('is entirely inside the frame, even when the group is in its corner', () => {
    const corner: PixelPoint[] = [
      [395, 4],
      [390, 10],
    ];
    const [x, y] = findBadgePosition({ group: corner, free: [], badges: [], frame });
    expect(x).toBeLessThanOrEqual(400 - badgeSizePx / 2);
    expect(y).toBeGreaterThanOrEqual(badgeSizePx / 2);
  });

  it('stays in the frame when no place beside the group is left', () => {
    const free = Array.from(
      { length: 300 },
      (_, index): PixelPoint => [(index % 20) * 20, Math.floor(index / 20) * 20],
    );
    const [x, y] = findBadgePosition({ group, free, badges: [], frame });
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(400);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(300);
  });
});
