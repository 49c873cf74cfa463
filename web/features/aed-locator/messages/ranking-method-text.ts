import type { PlaceKind } from '../../../../domain/aed/place-kind.ts';
import { inLanguage } from '../../../languages/localize-text.ts';

/** The explanation of how AEDs are sorted and how travel times are estimated. */
export const rankingMethodText = inLanguage('rankingMethodText', {
  ways: { foot: 'Walk', car: 'Drive', drone: 'Drone (a simulation, nothing flies)', fastest: 'At best' },
  way: (name: string, how: string) => `${name}: ${how}.`,
  setOff: (time: string) => `${time} to set off`,
  straight: 'in a straight line',
  detour: (times: string) => `streets ${times} times the straight line`,
  source: 'Source:',
  droneJudged:
    'We apply the five-minute limit to measured times, which end when the drone arrives. In the trial the first shock came 4 min 35 s later.',
  order: (shutDoor: number, ambulance: number, errand: number) =>
    `We sort AEDs by how soon we expect one to reach the patient. If a door is locked, we add ${shutDoor} min for the time lost there (our own estimate) and the time to reach the next best AED. We assume that the ambulance brings an AED after ${ambulance} min on average. AEDs that will be closed when you get there come last. AEDs that take over ${errand} min there and back on foot are hidden at first.`,
  chance: (working: string, privateByDay: string, privateElse: string, least: string) =>
    `We assume that ${working} of the AEDs that are open also work. In Seoul's inspections 15.4% were not ready, mostly because their pads had expired (Scientific Reports 2022, 14611). For an AED behind a private door we lower the chance to ${privateByDay} of that in working hours and to ${privateElse} of that at other times (our own estimates). If an AED is not known to be closed, we never count its chance as less than ${least} (our own estimate). So one within three minutes on foot comes before any that is ten minutes away.`,
  shares: 'Share of AEDs without listed hours that we expect to be open',
  kind: 'Where and for whom',
  periods: { working: 'Mon–Fri 8–16', waking: 'other times, 7–21', night: 'night' },
  place: (hanging: string, welcome: string) => `${hanging}, ${welcome}`,
  hangings: { outdoors: 'Outdoors', indoors: 'Indoors', unsaid: 'Location not listed' },
  welcomes: { everybody: 'for everyone', limited: 'for customers or by permission', unsaid: 'access not listed' },
  kinds: {
    staffed: 'Indoors or not stated, at a police or fire station, hospital or hotel',
    station: 'Indoors or not stated, at a railway station or airport',
    school: 'Indoors or not stated, in a school',
    shop: 'Indoors or not stated, in a shop or pharmacy',
  } satisfies Record<PlaceKind, string>,
  inWords:
    "Where the AED list limits access in words ('during opening hours', 'ring the bell'), we lower the chance and never raise it. For opening, office and school hours we use what we measured on AEDs with listed hours. For matches, events, seasons, doorbells, keys and vehicles we use our own estimates.",
  sharesSource:
    'Measured on AEDs with listed hours in open data from Poland, Switzerland, Slovenia, Japan, Germany and Italy. Outside working hours we lower these shares by what Swiss lists say in words about AEDs without hours. In Copenhagen 9% were accessible at all hours (PubMed 24036607), in Toronto 26% (PMC4992180).',
});
