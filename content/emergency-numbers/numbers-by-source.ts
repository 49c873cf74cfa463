import { type EmergencyNumberSource, emergencyNumberSources } from './emergency-number-sources.ts';
import { publishedNumberLists } from './published-lists.ts';

export type EmergencyNumberSourceId = keyof typeof emergencyNumberSources;

/**
 * Ambulance numbers in each source. In 'AD 116, CD' the source gives 116 for Andorra and no number for Congo (see
 * `publishedNumberLists`). Sources about maritime use are missing, because they name no country.
 */
export const emergencyNumbersBySource: Readonly<Partial<Record<EmergencyNumberSourceId, string>>> = {
  ...publishedNumberLists,
  'algeria-press': 'DZ 14 1021',
  'bonaire-press': 'BQ 911',
  'chad-press': 'TD',
  'china-wikipedia': 'CN 120',
  'comoros-belgium': 'KM 115 7732604 7110034 7720373',
  'ethiopia-amn': 'ET 939',
  'european-commission':
    'AT 112, BE 112, BG 112, CY 112, CZ 112, DE 112, DK 112, EE 112, ES 112, FI 112, FR 112, GR 112, HR 112, HU 112, IE 112, IT 112, ' +
    'LT 112, LU 112, LV 112, MT 112, NL 112, PL 112, PT 112, RO 112, SE 112, SI 112, SK 112',
  'grenada-china': 'GD 434 724 774',
  'guatemala-conred': 'GT 122 123',
  'iraq-ministry': 'IQ 911',
  'kurdistan-health': 'IQ 122',
  'mauritius-china': 'MU 114',
  'morocco-ministry': 'MA 141',
  'morocco-trek': 'MA 141 15',
  'norfolk-health': 'NF 000',
  'norfolk-press': 'NF 000',
  'paraguay-ministry': 'PY 141',
  'paraguay-press': 'PY 141 911',
  'peru-press': 'PE 106',
  'saint-helena-government': 'SH 999',
  'senegal-ministry': 'SN 1515',
  'sierra-leone-council': 'SL 117',
  'sierra-leone-press': 'SL 117',
  'south-africa-press': 'ZA 112 10177',
  'sri-lanka-foundation': 'LK 1990',
  'sri-lanka-press': 'LK 1990',
  'suriname-press': 'SR 117',
  'tanzania-press': 'TZ 114 112',
  'togo-physicians': 'TG 118',
  'uganda-ministry': 'UG 999',
  'vanuatu-promedical': 'VU 115',
  'zambia-womenconnect': 'ZM 999',
};

const ids = Object.keys(emergencyNumberSources) as EmergencyNumberSourceId[];

/** Parses a source's list into numbers by country. A country's numbers are empty if the source gives none. */
const tableOf = (reading: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    reading.split(', ').map((entry) => {
      const [country = '', ...numbers] = entry.split(' ');
      return [country, numbers];
    }),
  );

const tables = new Map(ids.map((id) => [id, tableOf(emergencyNumbersBySource[id] ?? '')]));

/**
 * Returns the sources that list a country, in the order of `emergencyNumberSources`, with the numbers that each gives
 * for it.
 */
export function sourceListingsOf(
  country: string,
): readonly { source: EmergencyNumberSourceId; numbers: readonly string[] }[] {
  return ids.flatMap((source) => {
    const numbers = tables.get(source)?.get(country);
    return numbers === undefined ? [] : [{ source, numbers }];
  });
}

/** Returns the sources according to which a number reaches the ambulance in a country. */
export function findSourcesNaming(country: string, number: string): readonly EmergencyNumberSourceId[] {
  return sourceListingsOf(country).flatMap(({ source, numbers }) => (numbers.includes(number) ? [source] : []));
}

/**
 * Returns the publishers according to which a number reaches the ambulance in a country. Two pages of one publisher
 * count once.
 */
export function findPublishersNaming(country: string, number: string): ReadonlySet<string> {
  const sources: Readonly<Record<string, EmergencyNumberSource>> = emergencyNumberSources;
  return new Set(findSourcesNaming(country, number).map((id) => sources[id]?.publisher ?? id));
}
