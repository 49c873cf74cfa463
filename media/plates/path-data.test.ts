import { describe, expect, it } from 'vitest';
import { formatPathData, simplifyPath } from './path-data.ts';

describe('pathData', () => {
  it('writes relative steps with one decimal and no needless sign or zero', () => {
    const stroke = {
      points: [
        [10, 20],
        [10.5, 20],
        [10.5, 18.8],
        [13, 20],
      ],
      isClosed: true,
    } as const;
    expect(formatPathData([stroke])).toBe('M10 20h.5v-1.2l2.5 1.2z');
  });

  it('omits a line of a single point', () => {
    expect(formatPathData([{ points: [[1, 1]], isClosed: false }])).toBe('');
  });
});

describe('simplify', () => {
  it('drops a point on the line between its neighbours and keeps both ends', () => {
    const line = {
      points: [
        [0, 0],
        [5, 0],
        [10, 0],
        [14, 5],
        [10, 10],
      ],
      isClosed: false,
    } as const;
    expect(simplifyPath(line, 0.5).points).toEqual([
      [0, 0],
      [10, 0],
      [14, 5],
      [10, 10],
    ]);
  });
});
