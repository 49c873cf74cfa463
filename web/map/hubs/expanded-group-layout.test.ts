import { describe, expect, it } from 'vitest';
import { layOutExpandedGroup } from './expanded-group-layout.ts';
import type { PixelPoint } from './overlapping-hubs.ts';

/** Points close to each other, like the markers in a group. */
const groupOf = (count: number, middle: PixelPoint): PixelPoint[] =>
  Array.from({ length: count }, (_, index) => [
    middle[0] + 9 * Math.cos(index * 2.4) * Math.sqrt(index),
    middle[1] + 9 * Math.sin(index * 2.4) * Math.sqrt(index),
  ]);

/** The map's area beside its buttons on screens 320, 390 and 1440 px wide. */
const areas = [
  { left: 0, top: 0, right: 218, bottom: 530 },
  { left: 0, top: 0, right: 290, bottom: 500 },
  { left: 0, top: 0, right: 810, bottom: 550 },
];

describe('layOutExpandedGroup', () => {
  for (const area of areas) {
    it.each([2, 3, 6, 7, 13, 19, 25])(
      `spreads %d hubs in a frame of ${area.right} px so that each can be pressed`,
      (count) => {
        const { slots } = layOutExpandedGroup(groupOf(count, [area.right - 20, 40]), area);
        expect(slots).toHaveLength(count);
        slots.forEach((one, index) => {
          expect(one[0]).toBeGreaterThanOrEqual(12);
          expect(one[0]).toBeLessThanOrEqual(area.right - 12);
          expect(one[1]).toBeGreaterThanOrEqual(12);
          expect(one[1]).toBeLessThanOrEqual(area.bottom - 12);
          for (const other of slots.slice(index + 1)) {
            expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThanOrEqual(31.9);
          }
        });
      },
    );
  }

  it('keeps a hub on the side where it is', () => {
    const members: PixelPoint[] = [
      [190, 200],
      [210, 200],
    ];
    const { slots } = layOutExpandedGroup(members, { left: 0, top: 0, right: 400, bottom: 400 });
    expect(slots[0]?.[0]).toBeLessThan(slots[1]?.[0] ?? 0);
    expect(slots[0]?.[1]).toBeCloseTo(200, 6);
  });

  it('has room for hubs at the very same place', () => {
    const { slots } = layOutExpandedGroup(
      [
        [100, 100],
        [100, 100],
      ],
      { left: 0, top: 0, right: 400, bottom: 400 },
    );
    expect(
      Math.hypot((slots[0]?.[0] ?? 0) - (slots[1]?.[0] ?? 0), (slots[0]?.[1] ?? 0) - (slots[1]?.[1] ?? 0)),
    ).toBeGreaterThan(40);
  });

  it('has room for names in a wide frame, and not in a narrow one', () => {
    const members = groupOf(25, [400, 275]);
    expect(layOutExpandedGroup(members, { left: 0, top: 0, right: 810, bottom: 550 }).hasNames).toBe(true);
    expect(layOutExpandedGroup(members, { left: 0, top: 0, right: 218, bottom: 530 }).hasNames).toBe(false);
  });
});
