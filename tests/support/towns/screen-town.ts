// A small invented town in Kraków, for the locator's screen after a search.
import type { PlacedAed } from './small-registry.ts';

/** The visitor's position in the journeys, in degrees. */
export const screenTownFountain = { latitude: 50.0619, longitude: 19.9369 } as const;

export const longOpeningHours =
  'w dni robocze od siódmej do piętnastej, w soboty tylko po wcześniejszym uzgodnieniu z portierem';

const northOf = (metres: number) => screenTownFountain.latitude + metres / 111_190;

/** North of the fountain, by metres; none of these exists. */
const named: readonly (readonly [metres: number, tags: PlacedAed['tags']])[] = [
  [25, { name: 'Swimming Hall', opening_hours: 'Su 08:00-20:00', access: 'yes' }],
  [60, { name: 'Museum of the Voivodeship, side entrance by the old town wall', opening_hours: 'off', access: 'yes' }],
  [90, { name: 'Airfield Gate', opening_hours: 'military airfield, not public', access: 'yes', indoor: 'no' }],
  [120, { name: 'Music School', opening_hours: longOpeningHours, access: 'yes' }],
  [8000, { name: 'Far Barn', opening_hours: '24/7', access: 'yes' }],
];

/** Twelve AEDs around the town, open 24/7. */
const stands: readonly PlacedAed[] = Array.from({ length: 12 }, (_, index) => ({
  id: 100 + index,
  longitude: screenTownFountain.longitude,
  latitude: northOf(300 + 40 * index),
  tags: { name: `Stand ${index + 1}`, opening_hours: '24/7', access: 'yes' },
}));

/** An AED 40 km away, in a village whose name only the registry knows. */
const village: PlacedAed = {
  id: 200,
  longitude: 20.4,
  latitude: 50.3,
  tags: { name: 'Fire Brigade', 'addr:city': 'Mała Wieś', opening_hours: '24/7', access: 'yes' },
};

export const screenTownAeds: readonly PlacedAed[] = [
  ...named.map(([metres, tags], index) => ({
    id: index + 1,
    longitude: screenTownFountain.longitude,
    latitude: northOf(metres),
    tags,
  })),
  ...stands,
  village,
];
