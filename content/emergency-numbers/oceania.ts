import type { EmergencyNumbersByCountry } from './emergency-number.ts';

export const emergencyNumbersOfOceania = {
  AQ: {
    numbers: [],
    note: 'Not known: no country and no public network. Wikipedia names 911 inside McMurdo Station alone.',
  },
  AS: { numbers: ['911'] },
  AU: { numbers: ['000', '112'] },
  CK: { numbers: ['999', '998'], note: '998 is listed by Google beside 999. The hospital in Rarotonga is 22664.' },
  FJ: { numbers: ['911'] },
  FM: { numbers: ['911'] },
  GU: { numbers: ['911'] },
  HM: { numbers: [], note: 'Not known: uninhabited, and no source names a number.' },
  KI: {
    numbers: ['194', '195', '999'],
    note: "194 and 195 are the ambulance in Wikipedia's table of 2024; later it names 100 or 999.",
  },
  MH: { numbers: ['911'] },
  MP: { numbers: ['911'] },
  NC: { numbers: ['15', '112'] },
  NF: {
    numbers: ['000'],
    note: 'Google lists 911, 955 and 977, the older numbers.',
  },
  NR: { numbers: ['111'], connects112: 'other', note: '112 is the fire brigade.' },
  NU: {
    numbers: ['999', '4202'],
    note: "999 is for everything; Wikipedia names 4202, Australia's travel advice the hospital, 4100.",
  },
  NZ: { numbers: ['111'] },
  PF: { numbers: ['15', '112'] },
  PG: { numbers: ['111'] },
  PN: {
    numbers: [],
    note: 'Not known: some fifty inhabitants and no source that names a number.',
  },
  PW: { numbers: ['911'] },
  SB: {
    numbers: ['111', '911', '999'],
    note: '111 is the ambulance by Wikipedia and Australia, 911 by Android; 999 is the police.',
  },
  TK: {
    numbers: [],
    note: "Not known: Wikipedia names 2112, which is no number of the present plan by Google's metadata; Android names 111.",
  },
  TO: {
    numbers: ['933', '911'],
    note: 'Wikipedia names 911, Android 933; Google lists both.',
  },
  TV: { numbers: ['911'], note: "Wikipedia's table of 2024 names 999." },
  UM: { numbers: ['911'], fewSources: 'Microsoft alone; nobody lives there for good.' },
  VU: {
    numbers: ['112', '115'],
    note: '112 is the ambulance of the hospital; 115 is ProMedical, in Port Vila and Luganville.',
  },
  WF: { numbers: ['15'] },
  WS: {
    numbers: ['911', '999', '996'],
    note: 'Wikipedia names 999, Android 911; Google lists 996 too.',
  },
} as const satisfies EmergencyNumbersByCountry;
