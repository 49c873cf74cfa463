import type { PlaceKind } from '../../../../domain/aed/place-kind.ts';
import { inLanguage } from '../../../languages/in-language.ts';

/** The answer to how the order and the minutes come about. */
export const reckoningText = inLanguage('reckoningText', {
  ways: { foot: 'Walk', car: 'Drive', drone: 'Drone (a simulation, nothing flies)', fastest: 'At best' },
  way: (name: string, how: string) => `${name}: ${how}.`,
  setOff: (time: string) => `${time} to set off`,
  straight: 'in a straight line',
  detour: (times: string) => `streets ${times} times the straight line`,
  source: 'Source:',
  droneJudged:
    "Whether it takes over five minutes is judged by what was measured. The drone's time ends when it arrives; in the trial the first shock came 4:35 later.",
  order: (shutDoor: number, ambulance: number, errand: number) =>
    `Order: the least expected time until an AED is beside the patient, if one goes there first, and on to the next best where the door is locked, ${shutDoor} min lost before it (our own estimate). The ambulance brings one too, taken to come after ${ambulance} min on average. Those closed when you get there come last. What takes over ${errand} min there and back on foot is folded away.`,
  chance: (working: string, privateByDay: string, privateElse: string, least: string) =>
    `An AED that is surely open counts ${working}: in Seoul's inspections 15.4% were not ready, mostly with expired pads (Scientific Reports 2022, 14611). Behind a private door ${privateByDay} of that in working hours, else ${privateElse}, our own estimates. One that is not known to be closed counts at least ${least}, our own estimate; within three minutes on foot it stands before any that is ten away.`,
  shares: 'AEDs of unlisted hours taken to be open',
  kind: 'Where and for whom',
  periods: { working: 'Mon–Fri 8–16', waking: 'else 7–21', night: 'night' },
  place: (hanging: string, welcome: string) => `${hanging}, ${welcome}`,
  hangings: { outdoors: 'Outdoors', indoors: 'Indoors', unsaid: 'Place not said' },
  welcomes: { everybody: 'for everybody', limited: 'for customers or on sufferance', unsaid: 'access not said' },
  kinds: {
    staffed: 'Not outdoors, with police, fire brigade, hospital or hotel',
    station: 'Not outdoors, at a station or airport',
    school: 'Not outdoors, in a school',
    shop: 'Not outdoors, in a shop or pharmacy',
  } satisfies Record<PlaceKind, string>,
  inWords:
    "Where the register's words limit an AED ('during opening hours', 'ring the bell'), that counts too and never for it: opening, office and school hours as measured on AEDs with hours in the same registers; matches, events, seasons, doorbells, keys and vehicles by our own estimates.",
  sharesSource:
    'Measured on AEDs with hours in open registers of Poland, Switzerland, Slovenia, Japan, Germany and Italy, and lessened outside working hours by what Swiss registers say in words of those without. In Copenhagen 9% could be reached at all hours (PubMed 24036607), in Toronto 26% (PMC4992180).',
});
