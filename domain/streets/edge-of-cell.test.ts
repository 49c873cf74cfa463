import { expect, test } from 'vitest';
import { positionInTown } from '../../tests/support/towns/town-streets.ts';
import { findTravelTimes } from './find-routes.ts';
import { cellExtent, positionToGridPoint } from './street-cell.ts';
import { cellAt, computeMetresPerGridUnit } from './street-grid.ts';
import { StreetNetwork } from './street-network.ts';

const centre = positionToGridPoint(positionInTown(0, 0));
/** How many metres east of the town's centre its cell ends. */
const edge = (cellExtent / 2) * computeMetresPerGridUnit(centre.y);

/** A street that ends 20 m before the edge of its cell. The next cell either has no streets or is not published. */
function networkOf(isNextPublished: boolean): StreetNetwork {
  const points = [-1000, -20].flatMap((beyond) => {
    const { x, y } = positionToGridPoint(positionInTown(edge + beyond, 0));
    return [Math.round(x), Math.round(y)];
  });
  const none = { barriers: [], obstacles: [], brooks: [], walls: [], squares: [] };
  return new StreetNetwork(async (cell) => {
    const isTown = cell.x === cellAt(centre).x;
    if (!isTown && !isNextPublished) return null;
    return { ...none, lines: isTown ? [{ road: { class: 'residential', foot: 'yes' }, points }] : [] };
  });
}

async function timeToBeyond(metres: number, isNextPublished: boolean) {
  const network = networkOf(isNextPublished);
  const times = await findTravelTimes({
    network,
    from: positionInTown(edge - 1000, 0),
    targets: [{ id: 'aed', position: positionInTown(edge + metres, 0) }],
    mode: 'foot',
    limitSeconds: 900,
    mayRead: true,
  });
  return times.get('aed');
}

test.each([true, false])(
  'an AED beyond the edge of the last cell is reached by the street before it (cell readable: %s)',
  async (is) => {
    const time = await timeToBeyond(20, is);
    expect(time).toMatchObject({ isOver: false });
    expect(time?.isOver === false && time.metres).toBeCloseTo(1020, -1);
  },
);

test('an AED far into a cell without streets has no time by street, or counts as far', async () => {
  expect((await timeToBeyond(100, false))?.isOver).not.toBe(false);
});
