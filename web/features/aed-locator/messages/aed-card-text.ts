import type { DispatchMethod } from '../../../../domain/aed/aed.ts';
import { type DispatchRefusal, droneEtaLimitMinutes } from '../../../../domain/aed/dispatch.ts';
import { inLanguage } from '../../../languages/localize-text.ts';

export const aedCardText = inLanguage('aedCardText', {
  // Replaces the name of an AED that has none, in headings, lists and sentences.
  unnamed: 'AED',
  allDay: '24/7 Access',
  verified: (lastChecked: string) => `Verified ${lastChecked}`,
  estimated: 'Estimated time',
  estimatedTo: (name: string) => `to ${name}`,
  methods: { foot: 'Walk', car: 'Drive', drone: 'Drone' } satisfies Record<DispatchMethod, string>,
  minutes: (figure: string) => `${figure} min`,
  about: 'about',
  // Before a travel time, in place of "about": the way takes longer than that.
  atLeast: 'at least',
  hours: (figure: string) => `${figure} h`,
  simulation: 'simulation',
  overLimit: `(>${droneEtaLimitMinutes}min)`,
});

export const samplesText = inLanguage('samplesText', {
  found: (count: number, nearestName: string, nearestKilometres: number) =>
    `${count} sample AEDs, nearest first: ${nearestName}, ${nearestKilometres} km.`,
  notReal:
    'These AEDs are made up and do not exist. In an emergency, ask the emergency operator where the nearest AED is.',
});

export const dispatchText = inLanguage('dispatchText', {
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
  note: {
    drone: 'Simulation: nobody has been sent',
    maps: 'This opens your maps app. Nobody has been sent.',
    sample: 'Sample data: nobody has been sent, and no maps app opens',
  },
  eta: (figure: string, aedName: string) => `ETA: ${figure} minutes to ${aedName}`,
});
