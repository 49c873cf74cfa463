import type { RouteSectionKind, TurnDirection } from '../../../../domain/streets/describe-route.ts';
import { inLanguage } from '../../../languages/localize-text.ts';

/** Texts of the walking directions to an AED and back. */
export const routeText = inLanguage('routeText', {
  title: (name: string) => `Route to ${name}`,
  // The title if the AED has no name.
  titleUnnamed: 'Route to the AED',
  titleBack: 'Route back to the patient',
  turns: {
    straight: 'straight on',
    'slight-left': 'slightly left',
    left: 'left',
    'sharp-left': 'sharp left',
    'slight-right': 'slightly right',
    right: 'right',
    'sharp-right': 'sharp right',
    back: 'turn around',
  } satisfies Record<TurnDirection, string>,
  into: (turn: string, street: string) => `${turn} into ${street}`,
  onto: (turn: string, kind: string) => `${turn}, ${kind}`,
  kinds: {
    steps: 'on the steps',
    bridge: 'over the bridge',
    tunnel: 'through the underpass',
    square: 'across the square',
    indoors: 'through the building',
  } satisfies Record<Exclude<RouteSectionKind, 'street' | 'path'>, string>,
  setOff: 'Set off',
  setOffAlong: (street: string) => `Set off along ${street}`,
  next: (length: string, turn: string) => `${length}, then ${turn}`,
  now: (turn: string) => `Now ${turn}`,
  goOn: (length: string) => `Continue for ${length}`,
  toAed: (length: string) => `${length} to the AED`,
  toPatient: (length: string) => `${length} to the patient`,
  left: (length: string, time: string) => `${length} to go, about ${time}`,
  straightStart: (length: string) =>
    `No street is mapped for the first ${length}. The map shows a straight line there. Look for a path.`,
  straightEnd: (length: string) => `No street is mapped for the last ${length}. Walk there in a straight line.`,
  atAed: 'You are at the AED.',
  atPatient: 'You are back with the patient.',
  close: 'Close the route',
  steps: 'All turns',
  looking: 'Finding the route…',
  none: 'We could not find a route along the streets from here. Use your maps app.',
  isNew: 'You left the route. This is a new one.',
  // Shown to a walker who has left the route, if there is no other route from there.
  noOther: 'You left the route. We found no other route from here.',
  // Shown in large letters. The length is the walker's distance from the route.
  backToRoute: (length: string) => `Go back to the route: ${length}`,
  notFollowed: 'We cannot see your location, so the map does not follow you. Follow the list of turns.',
  inexact: (length: string) => `Your location may be off by ${length}.`,
  awake: 'The screen stays on while the route is open. This uses more battery.',
  compassInexact: 'The compass is not accurate. Follow the map.',
  map: 'Map of the route. The list of turns shows the same route.',
  mapFailed: 'The map did not load. Follow the list of turns.',
});
