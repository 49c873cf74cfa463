// A small invented town in Kraków, for tests of how the locator shows its results.
import type { PlacedAed } from './small-registry.ts';

/** The position of the visitor in the tests, in degrees. */
export const screenTownFountain = { latitude: 50.0619, longitude: 19.9369 } as const;

export const longOpeningHours =
  'w dni robocze od siódmej do piętnastej, w soboty tylko po wcześniejszym uzgodnieniu z portierem';

const northOf = (metres: number) => screenTownFountain.latitude + metres / 111_190;

/** Invented AEDs north of the fountain, with their distances from it in metres. */
const namedAeds: readonly (readonly [metres: number, tags: PlacedAed['tags']])[] = [
  [25, { name: 'Swimming Hall', opening_hours: 'Su 08:00-20:00', access: 'yes' }],
  [60, { name: 'Museum of the Voivodeship, side entrance by the old town wall', opening_hours: 'off', access: 'yes' }],
  [90, { name: 'Airfield Gate', opening_hours: 'military airfield, not public', access: 'yes', indoor: 'no' }],
  [120, { name: 'Music School', opening_hours: longOpeningHours, access: 'yes' }],
  [8000, { name: 'Far Barn', opening_hours: '24/7', access: 'yes' }],
];

/** Twelve AEDs north of the fountain, 40 metres apart, that are always accessible. */
const alwaysOpenAeds: readonly PlacedAed[] = Array.from({ length: 12 }, (_, index) => ({
  id: 100 + index,
  longitude: screenTownFountain.longitude,
  latitude: northOf(300 + 40 * index),
  tags: { name: `Stand ${index + 1}`, opening_hours: '24/7', access: 'yes' },
}));

/** An AED 40 km away, in a village that is only in the registry's list of places. */
const village: PlacedAed = {
  id: 200,
  longitude: 20.4,
  latitude: 50.3,
  tags: { name: 'Fire Brigade', 'addr:city': 'Mała Wieś', opening_hours: '24/7', access: 'yes' },
};

export const screenTownAeds: readonly PlacedAed[] = [
  ...namedAeds.map(([metres, tags], index) => ({
    id: index + 1,
    longitude: screenTownFountain.longitude,
    latitude: northOf(metres),
    tags,
  })),
  ...alwaysOpenAeds,
  village,
];
