import type { EmergencyNumbers } from './emergency-number.ts';

export const emergencyNumbersOfOceania = {
  AQ: {
    numbers: [],
    sources: ['wikipedia', 'google'],
    note: 'Not known: no country and no public network. Wikipedia names 911 inside McMurdo Station alone.',
  },
  AS: { numbers: ['911'], sources: ['wikipedia', 'google'] },
  AU: { numbers: ['000', '112'], sources: ['microsoft', 'wikipedia', 'google'] },
  CK: {
    numbers: ['998', '999'],
    sources: ['wikipedia', 'google', 'android'],
    note: 'Google lists 998 and 999; Wikipedia and Android name 999.',
  },
  FJ: { numbers: ['911'], sources: ['wikipedia', 'google'] },
  FM: { numbers: ['911'], sources: ['wikipedia', 'google'] },
  GU: { numbers: ['911'], sources: ['wikipedia', 'google'] },
  HM: { numbers: [], sources: ['google'], note: 'Not known: uninhabited, and no source names a number.' },
  KI: {
    numbers: ['194', '999'],
    sources: ['wikipedia', 'google', 'android'],
    note: 'Google and Android name 194; Wikipedia 100 or 999.',
  },
  MH: { numbers: ['911'], sources: ['wikipedia', 'google'] },
  MP: { numbers: ['911'], sources: ['wikipedia', 'google'] },
  NC: { numbers: ['15', '112'], sources: ['wikipedia', 'google'] },
  NF: {
    numbers: ['000'],
    sources: ['norfolk-health', 'norfolk-press'],
    note: 'Google lists 911, 955 and 977, the older numbers.',
  },
  NR: { numbers: ['111'], connects112: 'other', sources: ['wikipedia', 'google'], note: '112 is the fire brigade.' },
  NU: {
    numbers: ['999', '4202'],
    sources: ['wikipedia', 'google', 'android'],
    note: 'Google and Android name 999; Wikipedia a full number, 4202.',
  },
  NZ: { numbers: ['111'], sources: ['microsoft', 'wikipedia', 'google'] },
  PF: { numbers: ['15', '112'], sources: ['wikipedia', 'google'] },
  PG: { numbers: ['111'], sources: ['wikipedia', 'google'] },
  PN: {
    numbers: [],
    sources: ['google'],
    note: 'Not known: some fifty inhabitants and no source that names a number.',
  },
  PW: { numbers: ['911'], sources: ['wikipedia', 'google'] },
  SB: { numbers: ['911', '999'], sources: ['wikipedia', 'google'] },
  TK: { numbers: ['2112'], sources: ['wikipedia'], note: 'A full number; Android names 111 for everything.' },
  TO: {
    numbers: ['933', '911'],
    sources: ['wikipedia', 'google', 'android'],
    note: 'Wikipedia names 911, Android 933; Google lists both.',
  },
  TV: { numbers: ['911'], sources: ['wikipedia', 'google'] },
  UM: { numbers: ['911'], sources: ['microsoft'] },
  VU: { numbers: ['112'], sources: ['wikipedia', 'google'] },
  WF: { numbers: ['15'], sources: ['wikipedia', 'google'] },
  WS: {
    numbers: ['911', '999', '996'],
    sources: ['wikipedia', 'google', 'android'],
    note: 'Wikipedia names 999, Android 911; Google lists 996 too.',
  },
} as const satisfies EmergencyNumbers;
