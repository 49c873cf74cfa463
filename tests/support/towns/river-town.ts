import type { PlacedAed } from './small-registry.ts';
import { positionInTown, type TestTown } from './town-streets.ts';

const street = { class: 'residential', foot: 'yes', car: 'yes' } as const;

/** An invented town on both banks of a river. Its only bridge is far to the east. */
export const riverTown: TestTown = {
  roads: [
    {
      road: { ...street, name: 'Mill Street' },
      at: [
        [-900, 0],
        [300, 0],
        [900, 0],
      ],
    },
    {
      road: { ...street, name: 'Green Lane' },
      at: [
        [300, 0],
        [300, -300],
      ],
    },
    {
      road: { ...street, name: 'Far Bank' },
      at: [
        [-900, 120],
        [900, 120],
      ],
    },
    {
      road: { ...street, name: 'Long Bridge', structure: 'bridge' },
      at: [
        [900, 0],
        [900, 120],
      ],
    },
  ],
  obstacles: [
    [
      [-1000, 60],
      [1000, 60],
    ],
  ],
};

/** Creates an AED at this many metres east and north of the town's centre. */
export const createAedAt = (id: number, name: string, east: number, north: number): PlacedAed => {
  const [longitude, latitude] = positionInTown(east, north);
  return {
    id,
    longitude,
    latitude,
    tags: { name, opening_hours: '24/7', 'defibrillator:location': 'Beside the door' },
  };
};
/** The first AED is nearer in a straight line, and the second one is nearer along the streets. */
export const riverTownAeds = [createAedAt(1, 'Across the River', 0, 130), createAedAt(2, 'Green Lane Shop', 305, -200)];

export const geolocationAt = (east: number, north: number) => {
  const [longitude, latitude] = positionInTown(east, north);
  return { longitude, latitude, accuracy: 8 };
};
