import { expect, test } from 'vitest';
import { positionInTown } from '../../tests/support/towns/town-streets.ts';
import { findTravelTimes } from './find-routes.ts';
import { cellExtent, positionToGridPoint, streetTileName } from './street-cell.ts';
import { cellAt, computeMetresPerGridUnit } from './street-grid.ts';
import { StreetNetwork } from './street-network.ts';

const centre = positionToGridPoint(positionInTown(0, 0));
const centralCell = cellAt(centre);
/** How many metres east of the town's centre its cell ends. */
const edge = (cellExtent / 2) * computeMetresPerGridUnit(centre.y);

type Point = readonly [metresEast: number, metresNorth: number];

function lineThrough(points: readonly Point[]) {
  const grid = points.map(([east, north]) => positionToGridPoint(positionInTown(east, north)));
  return {
    road: { class: 'residential', foot: 'yes' } as const,
    points: grid.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]),
  };
}

interface Streets {
  readonly inTown: readonly (readonly Point[])[];
  readonly eastOfTown: readonly (readonly Point[])[];
}

/** The network of two neighbouring cells, and the names of those that have been read. */
function networkOf({ inTown, eastOfTown }: Streets) {
  const read: string[] = [];
  const none = { barriers: [], obstacles: [], brooks: [], walls: [], squares: [] };
  const network = new StreetNetwork(async (cell) => {
    read.push(streetTileName(cell));
    if (cell.y !== centralCell.y) return null;
    if (cell.x === centralCell.x) return { ...none, lines: inTown.map(lineThrough) };
    return cell.x === centralCell.x + 1 ? { ...none, lines: eastOfTown.map(lineThrough) } : null;
  });
  return { network, read };
}

const onFoot = { mode: 'foot', limitSeconds: 3600 } as const;

test('a search that has reached all its AEDs reads no further cell', async () => {
  const along = Array.from({ length: 600 }, (_, step): Point => [edge - 2900 + 5 * step, 0]);
  const { network, read } = networkOf({ inTown: [along], eastOfTown: [] });
  const from = positionInTown(edge - 2000, 0);
  const near = { id: 'near', position: positionInTown(edge - 1800, 10) };
  const times = await findTravelTimes({ ...onFoot, network, from, targets: [near], mayRead: true });
  expect(times.get('near')).toMatchObject({ isOver: false });
  expect(read).toEqual([streetTileName(centralCell)]);

  const far = { id: 'far', position: positionInTown(edge + 60, 10) };
  await findTravelTimes({ ...onFoot, network, from, targets: [near, far], mayRead: true });
  expect(read).toHaveLength(2);
});

test('an AED is connected again when streets near it have been read', async () => {
  const street: readonly Point[] = [
    [edge - 1000, 0],
    [edge - 80, 0],
    [edge + 20, 0],
  ];
  const sideStreet: readonly Point[] = [
    [edge + 20, 0],
    [edge + 20, 250],
  ];
  const { network } = networkOf({ inTown: [street], eastOfTown: [street, sideStreet] });
  await network.read([centralCell]);
  const aed = { id: 'aed', position: positionInTown(edge - 80, 250) };
  const from = positionInTown(edge - 500, 0);
  const metresTo = async (mayRead: boolean) => {
    const time = (await findTravelTimes({ ...onFoot, network, from, targets: [aed], mayRead })).get('aed');
    return time?.isOver === false ? time.metres : null;
  };
  expect(await metresTo(false)).toBeCloseTo(420 + 250, -1);
  await network.readAround(positionToGridPoint(positionInTown(edge + 20, 0)), 10);
  expect(await metresTo(true)).toBeCloseTo(520 + 250 + 100, -1);
});
