import type { DispatchMethod } from '../../../domain/aed.ts';
import { type DispatchRefusal, droneEtaLimitMinutes } from '../../../domain/dispatch.ts';

export const aedLocatorText = {
  title: 'AED Locator',
  tagline: 'Find the nearest Automated External Defibrillator in seconds. Every moment counts in cardiac emergencies.',
  callFirst: 'Call your emergency number first.',
  callFirstMore: 'Stay with the person and start chest compressions. Send somebody else for the AED.',
  call: (number: string) => `Call ${number}`,
  callOther: (number: string) => `or ${number}`,
  callAnywhere: 'Not sure of the local emergency number? Mobile networks nearly everywhere connect 112 to help.',
  callCountry: (country: string) => `For an ambulance where you seem to be: ${country}.`,
  callUnsure: (country: string) =>
    `You seem to be in ${country}, and we hold no sure number for it. Mobile networks nearly everywhere connect 112 to help.`,
  find: 'Find Nearest AED',
  locating: 'Locating AEDs...',
  found: (count: number, nearestName: string, nearestKilometres: number) =>
    `${count} sample AEDs, nearest first: ${nearestName}, ${nearestKilometres} km.`,
  notReal:
    'These entries are made up to show how the locator works; no such devices exist. In an emergency, ask the dispatcher on the telephone for the nearest AED.',
  failed:
    'The AED register could not be opened. Check the connection and try again; meanwhile ask the emergency dispatcher.',
  tryAgain: 'Try again',
  needsScript: 'The locator needs JavaScript. Ask the emergency dispatcher on the telephone for the nearest AED.',
  allDay: '24/7 Access',
  distance: (kilometres: number) => `${kilometres} km`,
  verified: (lastChecked: string) => `Verified ${lastChecked}`,
  notVerified: 'not verified',
  estimated: 'Estimated time',
  estimatedTo: (name: string) => `to ${name}`,
  methods: { foot: 'Walk', car: 'Drive', drone: 'Drone' } satisfies Record<DispatchMethod, string>,
  minutes: (minutes: number) => `${minutes} min`,
  about: (minutes: string) => `about ${minutes}`,
  hours: (hours: string) => `${hours} h`,
  simulation: 'simulation',
  overLimit: `(>${droneEtaLimitMinutes}min)`,
} as const;

export const dispatchText = {
  refused: {
    'drone-eta-over-limit': {
      title: 'Drone dispatch cancelled - ETA exceeds 5 minutes',
      description: 'Please select a closer AED or different transport method',
    },
    'not-signed-in': { title: 'Authentication required', description: 'Please sign in to dispatch drones' },
    'no-drone-permission': {
      title: 'Drone permission required',
      description: 'You need admin approval to dispatch drones',
    },
  } satisfies Record<DispatchRefusal, { title: string; description: string }>,
  failed: { title: 'Failed to dispatch', description: 'Please try again or contact support' },
  droneSent: 'Drone dispatched!',
  navigationStarted: 'Navigation dispatched!',
  eta: (minutes: string, aedName: string) => `ETA: ${minutes} minutes to ${aedName}`,
} as const;

/** What stands in the place of the map of the AEDs. */
export const aedMapPlaceText = {
  loading: 'The map is loading…',
  failed: 'The map could not be loaded. The list holds the same AEDs.',
  tryAgain: 'Try again',
} as const;
