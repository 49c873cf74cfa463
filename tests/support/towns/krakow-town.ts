// An invented town with AEDs around a square in Kraków.
import type { PlacedAed } from './small-registry.ts';

/** The position of the visitor in the tests, in degrees. */
export const krakowSquare = { latitude: 50.06187, longitude: 19.93712 } as const;

/** Invented AEDs north of the square. */
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

/**
 * Invented AEDs at one kilometre and more from the square. There are so many that the registry splits the town into
 * cells of the finest zoom.
 */
const distantAeds: readonly PlacedAed[] = Array.from({ length: 1500 }, (_, index) => {
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
  ...distantAeds,
];
