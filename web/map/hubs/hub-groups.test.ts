import { describe, expect, it } from 'vitest';
import { hubs } from '../../../content/hubs.ts';
import { markerStyle } from '../../../domain/hub/marker-style.ts';
import { mercatorY } from '../world/world-geometry.ts';
import { groupHubs, groupSizePx, type HubMark, zoomApart } from './hub-groups.ts';

const zooms = [0, 0.38, 1, 1.49, 2, 3, 4, 5, 6, 7, 8];

const hubOf = (id: string) => {
  const hub = hubs.find((one) => one.id === id);
  if (hub === undefined) throw new Error(`Got no hub "${id}", expected one of the list.`);
  return hub;
};

const idsOf = (marks: readonly HubMark[]) => marks.map((mark) => mark.hubs.map(({ id }) => id));

const radiusOf = ({ hubs: [hub, ...others] }: HubMark) =>
  hub === undefined || others.length > 0 ? groupSizePx / 2 : markerStyle(hub).sizePx / 2;

/** By how many pixels the two marks that stand closest are apart. */
function leastGap(marks: readonly HubMark[], zoom: number): number {
  const worldPx = 256 * 2 ** zoom;
  const gaps = marks.flatMap((one, index) =>
    marks.slice(index + 1).map((other) => {
      const turn = (one.position[0] - other.position[0]) / 360;
      const east = (turn - Math.round(turn)) * worldPx;
      const south = (mercatorY(one.position[1]) - mercatorY(other.position[1])) * worldPx;
      return Math.hypot(east, south) - radiusOf(one) - radiusOf(other);
    }),
  );
  return Math.min(...gaps);
}

describe('groupHubs', () => {
  it.each(zooms)('shows each hub once at zoom %d, and no two marks cover one another', (zoom) => {
    const marks = groupHubs(hubs, zoom, null);
    const ids = idsOf(marks).flat();
    expect(ids).toHaveLength(hubs.length);
    expect(new Set(ids).size).toBe(hubs.length);
    expect(leastGap(marks, zoom)).toBeGreaterThan(-0.001);
  });

  it.each(zooms)('lets any chosen hub stand alone in its place at zoom %d, clear of all others', (zoom) => {
    for (const hub of hubs) {
      const marks = groupHubs(hubs, zoom, hub.id);
      expect(marks.find((mark) => mark.hubs.length === 1 && mark.hubs[0] === hub)?.position).toEqual(hub.coords);
      expect(leastGap(marks, zoom)).toBeGreaterThan(-0.001);
    }
  });

  it('leaves every hub alone from zoom 8 on', () => {
    expect(groupHubs(hubs, 8, null)).toHaveLength(hubs.length);
  });

  it('at zoom 2 gathers the Gulf, and leaves Iceland alone in its very place', () => {
    const marks = groupHubs(hubs, 2, null);
    expect(idsOf(marks)).toContainEqual(['qatar', 'uae']);
    expect(marks.find((mark) => mark.hubs[0]?.id === 'iceland')).toEqual({
      hubs: [hubOf('iceland')],
      position: [-19.021, 64.963],
      moved: [0, 0],
    });
  });

  it('keeps the order of the list, in a group and among the marks', () => {
    const order = hubs.map(({ id }) => id);
    const isInOrder = (ids: readonly string[]) =>
      ids.every((id, place) => place === 0 || order.indexOf(ids[place - 1] ?? '') < order.indexOf(id));
    const ids = idsOf(groupHubs(hubs, 2, null));
    expect(ids.every(isInOrder)).toBe(true);
    expect(isInOrder(ids.map(([first]) => first ?? ''))).toBe(true);
  });

  it('says how far a neighbour of the chosen hub was moved out of its way', () => {
    const marks = groupHubs(hubs, 7, 'spencer');
    const moved = marks.filter(({ moved: [east, south] }) => Math.hypot(east, south) > 0);
    expect(idsOf(moved)).toEqual([['iowa-lakes-region']]);
    const [east, south] = moved[0]?.moved ?? [0, 0];
    // Iowa Lakes lies north of Spencer.
    expect(south).toBeLessThan(0);
    expect(Math.abs(south)).toBeGreaterThan(Math.abs(east));
  });

  it('gathers two hubs across the date line in the middle between them', () => {
    const east = { ...hubOf('malta'), id: 'east', coords: [179.5, 0] as const };
    const west = { ...hubOf('malta'), id: 'west', coords: [-179.5, 0] as const };
    const marks = groupHubs([east, west], 2, null);
    expect(marks).toHaveLength(1);
    expect(Math.abs(marks[0]?.position[0] ?? 0)).toBeCloseTo(180, 6);
  });
});

describe('zoomApart', () => {
  it('is the first whole zoom at which hubs come apart', () => {
    expect(zoomApart([hubOf('spencer'), hubOf('iowa-lakes-region')], 2, 19)).toBe(8);
    expect(zoomApart([hubOf('okinawa'), hubOf('south-korea')], 0.38, 19)).toBe(3);
  });

  it('goes no further than the finest', () => {
    expect(zoomApart([hubOf('malta'), hubOf('malta')], 18, 19)).toBe(19);
  });
});
