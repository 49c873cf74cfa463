// An invented town of AEDs around a square in Kraków.
import type { PlacedAed } from './small-registry.ts';

/** The visitor's position in the journeys, in degrees. */
export const krakowSquare = { latitude: 50.06187, longitude: 19.93712 } as const;

/** North of the square; none of these exists. */
const namedAeds: readonly Pick<PlacedAed, 'latitude' | 'tags'>[] = [
  { latitude: 50.06241, tags: { name: 'Music School' } },
  { latitude: 50.06259, tags: { name: 'Bank Vault', opening_hours: '24/7', access: 'private' } },
  {
    latitude: 50.06277,
    tags: {
      name: 'Town Library',
      opening_hours: 'Mo-Fr 08:00-18:00',
      access: 'yes',
      indoor: 'yes',
      level: '1',
      phone: '+48 12 000 00 00',
      check_date: '2026-11-04',
      'defibrillator:location': 'Hol',
      'defibrillator:location:en': 'Foyer, beside the stairs',
      'addr:street': 'Made-up Street',
      'addr:housenumber': '7',
    },
  },
  { latitude: 50.06322, tags: { name: 'Swimming Hall', opening_hours: 'Su 08:00-20:00' } },
  { latitude: 50.06457, tags: { name: 'Cloth Hall Stand', opening_hours: '24/7', access: 'yes' } },
];

/** AEDs at distances from one kilometre, enough for a registry to split the town into cells of the finest zoom. */
const crowd: readonly PlacedAed[] = Array.from({ length: 1500 }, (_, index) => {
  const angle = index * 2.4;
  const kilometres = 1 + index * 0.008;
  const north = (kilometres * Math.cos(angle)) / 111.19;
  const east = (kilometres * Math.sin(angle)) / (111.19 * Math.cos((krakowSquare.latitude * Math.PI) / 180));
  const tags = { name: `Crowd ${index + 1}`, ...(index % 5 === 0 && { opening_hours: '24/7' }) };
  return { id: index + 100, longitude: krakowSquare.longitude + east, latitude: krakowSquare.latitude + north, tags };
});

export const krakowTownAeds: readonly PlacedAed[] = [
  ...namedAeds.map(({ latitude, tags }, index) => ({
    id: index + 1,
    longitude: krakowSquare.longitude,
    latitude,
    tags,
  })),
  ...crowd,
];
