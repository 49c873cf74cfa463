/** ISO 3166-1 codes of the countries that the hubs' records name in English. */
export const countryCodes: Readonly<Record<string, string>> = {
  Andorra: 'AD',
  Australia: 'AU',
  Canada: 'CA',
  China: 'CN',
  'Costa Rica': 'CR',
  France: 'FR',
  Greece: 'GR',
  Iceland: 'IS',
  Ireland: 'IE',
  Israel: 'IL',
  Italy: 'IT',
  Japan: 'JP',
  Liechtenstein: 'LI',
  Luxembourg: 'LU',
  Malta: 'MT',
  Monaco: 'MC',
  Norway: 'NO',
  Portugal: 'PT',
  Qatar: 'QA',
  'San Marino': 'SM',
  Singapore: 'SG',
  'South Korea': 'KR',
  Spain: 'ES',
  Sweden: 'SE',
  Switzerland: 'CH',
  'United Arab Emirates': 'AE',
  'United States': 'US',
  'Vatican City': 'VA',
};

/** The same of the hubs that are no country and have a code of their own, by their id. */
export const territoryCodes: Readonly<Record<string, string>> = {
  'french-polynesia': 'PF',
  reunion: 'RE',
};
