import type { EmergencyNumbersByCountry } from './emergency-number.ts';

export const emergencyNumbersOfAfrica = {
  AO: {
    numbers: ['112', '116'],
    note: 'Microsoft names 111, 115 and 116, without saying which is for ambulances.',
  },
  BF: {
    numbers: ['112', '18'],
    note: "18 is the fire brigade, which Android names for ambulances. Australia's travel advice names 1010 for everything.",
  },
  BI: { numbers: ['112'], note: "In Bujumbura alone, says Australia's travel advice, and often not answered." },
  BJ: { numbers: ['112', '118'], note: "118 is the fire brigade. Australia's travel advice names 69." },
  BW: { numbers: ['997'] },
  CD: {
    numbers: [],
    note: "Not known: the country has no national emergency number, says Australia's travel advice. Wikipedia and Android name no number for ambulances. Call a hospital.",
  },
  CF: {
    numbers: ['1220', '117'],
    note: "1220 is the ambulance; 117 is for everything. Australia's travel advice: nobody comes outside Bangui.",
  },
  CG: {
    numbers: ['117'],
    note: "117 is the police in Wikipedia's table of 2024.",
    fewSources: 'Google alone lists 117, without saying for whom; Wikipedia and Android name no number for ambulances.',
  },
  CI: { numbers: ['185'] },
  CM: {
    numbers: ['119', '112'],
    note: 'Wikipedia names 112, Microsoft and Android 119.',
  },
  CV: { numbers: ['130'] },
  DJ: {
    numbers: ['18', '19'],
    note: "18 is the fire brigade, which Android names for ambulances; Wikipedia names 19. Australia's travel advice names two full numbers, 21350962 and 21352712.",
  },
  DZ: {
    numbers: ['14', '1021', '112'],
    note: '14 and 1021 are the civil protection, which runs the ambulances.',
  },
  EG: { numbers: ['123'] },
  EH: {
    numbers: ['15', '150'],
    note: 'Held for the larger part by Morocco, whose numbers these are.',
    fewSources: 'Google names 15, Wikipedia 150.',
  },
  ER: { numbers: ['114'], connects112: 'other' },
  ET: {
    numbers: ['911', '939', '907'],
    note: "939 is the fire and ambulance service of Addis Ababa; 907 is the Red Cross in Wikipedia's table of 2024. Australia and Android name 991, the police.",
    fewSources: '911 by Google alone; each source names another number.',
  },
  GA: { numbers: ['1300', '177'], note: '1300 is SOS Médecins; 177 is for everything.' },
  GH: { numbers: ['193', '112'], note: '193 is the ambulance; 112 is for everything by Wikipedia.' },
  GM: { numbers: ['116'] },
  GN: {
    numbers: ['18'],
    fewSources: "Wikipedia alone; Android names 442020, Google and Australia's travel advice no number.",
  },
  GQ: {
    numbers: ['115'],
    fewSources: 'Wikipedia alone; Android gives 115 to the fire brigade and names no number for ambulances.',
  },
  GW: {
    numbers: ['113', '112'],
    note: '113 is the ambulance by Android and Google; Wikipedia names 112, its table of 2024 119.',
  },
  IO: { numbers: ['112', '999'] },
  KE: { numbers: ['999', '112'] },
  KM: {
    numbers: ['115', '18'],
    note: 'The hospitals, by island: Grande Comore 7732604, Anjouan 7110034, Mohéli 7720373. 18 is the fire brigade.',
    fewSources:
      '115 and the hospitals are named by the Belgian government; Wikipedia names the hospital of Grande Comore, other lists no number for ambulances.',
  },
  LR: { numbers: ['911'] },
  LS: {
    numbers: ['121'],
    connects112: 'other',
    note: "Google lists 112, 115 and 117 instead; Australia's travel advice two full numbers, 22312934 and 22322099.",
  },
  LY: {
    numbers: ['1515', '193'],
    note: "1515 is for everything; 193 is the ambulance in Wikipedia's table of 2024. Google lists 190 and 191 too.",
  },
  MA: {
    numbers: ['15', '141'],
    note: '15 is the civil protection; 141 is the SAMU of the Ministry of Health, in eight regions in 2020. Android names 150, Australia 190, the police.',
  },
  MG: { numbers: ['117', '124'], note: '117 is the police and medical help by three lists; Wikipedia names 124.' },
  ML: { numbers: ['15'] },
  MR: {
    numbers: ['101', '118'],
    note: 'Wikipedia names 101, Android 118, Google 17 and 18.',
  },
  MU: { numbers: ['114'], connects112: 'other', note: '112 and 999 are the police.' },
  MW: { numbers: ['998'] },
  MZ: { numbers: ['117'] },
  NA: {
    numbers: ['112', '061211111'],
    note: '112 from a mobile. 061 211 111 is the ambulance of Windhoek; other towns have their own numbers.',
    fewSources:
      "112 by Australia's travel advice alone; Android names Windhoek's number, Wikipedia says that it depends on the town.",
  },
  NE: { numbers: ['15'] },
  NG: {
    numbers: ['112'],
    note: "There is no national ambulance service. Australia's travel advice names 119 beside it, Android 199.",
  },
  RE: { numbers: ['15', '112'] },
  RW: {
    numbers: ['912', '112'],
    note: '912 is the ambulance, 112 the police; Android names 112 for both.',
  },
  SC: { numbers: ['151', '999', '112'], note: '151 is the ambulance; 999 is for everything.' },
  SD: { numbers: ['333', '999'], note: '333 is the ambulance; Wikipedia names 999.' },
  SH: {
    numbers: ['999'],
    note: 'Since 1 November 2022 ambulances on Saint Helena answer at 999 alone, no longer at 911. Ascension has 999 too; on Tristan da Cunha Wikipedia names 911.',
  },
  SL: {
    numbers: ['117', '999'],
    note: "117 is the health service's line, which passes calls on to the ambulances. 999 may not be answered. Australia's travel advice: do not wait for an ambulance, go to a hospital.",
  },
  SN: {
    numbers: ['1515', '18'],
    note: '1515 is the SAMU, 18 the fire brigade, which serves the regions without one.',
    fewSources: 'The ministry names 1515; Google and Wikipedia name 18, Android and Australia 15.',
  },
  SO: {
    numbers: ['999', '888'],
    note: 'Wikipedia names 999, Android 888.',
  },
  SS: { numbers: ['999'] },
  ST: { numbers: ['112'] },
  SZ: {
    numbers: ['977', '999'],
    note: 'Wikipedia and Microsoft name 977, Google 999.',
  },
  TD: {
    numbers: ['22514242'],
    note: "In N'Djamena alone; no number is known for the rest of the country. 18, the fire brigade, no longer worked when a newspaper asked its officer.",
  },
  TF: {
    numbers: [],
    note: 'Not known: nobody lives there but at research stations, and no source names a number.',
  },
  TG: {
    numbers: ['118', '8200'],
    note: '118 is the fire brigade, which comes for any distress. Wikipedia alone names 8200; Android names no number for ambulances.',
  },
  TN: { numbers: ['190'] },
  TZ: {
    numbers: ['114', '112'],
    note: '114 is the fire and rescue force; Android and Australia name 112, the police.',
  },
  UG: {
    numbers: ['999', '112'],
    note: 'Wikipedia names 911. The Ministry of Health named 999 in 2016, and the police sends the ambulance.',
  },
  YT: { numbers: ['15', '112'] },
  ZA: {
    numbers: ['10177', '112'],
    note: '10177 is the ambulance; 112 is free from any mobile and passes the call on.',
  },
  ZM: {
    numbers: ['999', '991', '112'],
    note: "999 is medical help, 991 the police. Wikipedia's table of 2024 names 992.",
  },
  ZW: {
    numbers: ['999', '994', '112'],
    note: '994 is listed by Google beside 999, without saying for whom.',
  },
} as const satisfies EmergencyNumbersByCountry;
