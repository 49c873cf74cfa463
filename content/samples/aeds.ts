import type { Aed } from '../../domain/aed/aed.ts';

/** Invented AEDs that show how the locator works. No device, building or address is real. */
export const sampleAeds: readonly Aed[] = [
  {
    id: 'sample-central-station',
    name: 'Central Station, Hall B',
    address: '1 Station Square, by the tickets',
    distance: 0.3,
    available247: true,
    lastChecked: '2 hours ago',
    timeByFoot: 4,
    timeByCar: 2,
    timeByDrone: 1.5,
  },
  {
    id: 'sample-town-library',
    name: 'Town Library, Foyer',
    address: '12 Market Street, by the lift',
    distance: 0.7,
    available247: false,
    lastChecked: 'yesterday',
    timeByFoot: 9,
    timeByCar: 3,
    timeByDrone: 2.8,
  },
  {
    id: 'sample-sports-hall',
    name: 'Riverside Sports Hall',
    address: '40 River Road, main door',
    distance: 1.2,
    available247: true,
    lastChecked: '3 days ago',
    timeByFoot: 15,
    timeByCar: 5,
    timeByDrone: 6.2,
  },
];
