import { feature } from '@rapideditor/country-coder';
import { alternativeCountryNames } from '../../../content/emergency-numbers/alternative-country-names.ts';
import {
  type EmergencyNumberSource,
  emergencyNumberSources,
} from '../../../content/emergency-numbers/emergency-number-sources.ts';
import {
  type NonVoiceContact,
  nonVoiceContactSources,
  nonVoiceContacts,
} from '../../../content/emergency-numbers/non-voice-contacts.ts';
import { findSourcesNaming, sourceListingsOf } from '../../../content/emergency-numbers/numbers-by-source.ts';
import { emergencyNumbers } from '../../../content/emergency-numbers.ts';
import { formatCountryName } from '../../languages/format.ts';
import { language } from '../../languages/localize-text.ts';

/**
 * What happens when somebody dials 112 in a country. The call works ('yes'), reaches a different service ('other') or
 * does not work ('no'), or this is not known ('unknown').
 */
export type Support112 = 'yes' | 'other' | 'no' | 'unknown';

export interface EmergencyNumberRow {
  readonly code: string;
  readonly name: string;
  /** Other names under which the country can be found: its English name, its three-letter code and colloquial names. */
  readonly otherNames: readonly string[];
  readonly numbers: readonly string[];
  readonly reach112: Support112;
  /** Ways to call for help without speaking. */
  readonly textWays: readonly NonVoiceContact[];
  /** The sources of each number. If no number is known, these are the sources that were consulted. */
  readonly sources: readonly NumberCitation[];
  readonly note: string | null;
  /** Why fewer than two publishers name the first number, or null if at least two do. */
  readonly fewSources: string | null;
}

export interface NumberCitation {
  readonly number: string | null;
  /** Numbers of the sources in the list below the table, starting at 1. */
  readonly places: readonly number[];
}

export interface EmergencyNumberData {
  readonly rows: readonly EmergencyNumberRow[];
  readonly sources: readonly EmergencyNumberSource[];
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });

function otherNamesOf(code: string): readonly string[] {
  const { nameEn, iso1A3, aliases = [] } = feature(code)?.properties ?? {};
  const called = alternativeCountryNames[code] ?? [];
  return [
    ...new Set([iso1A3, englishNames.of(code), nameEn, ...aliases, ...called].filter((name) => name !== undefined)),
  ];
}

const allSources: Readonly<Record<string, EmergencyNumberSource>> = {
  ...emergencyNumberSources,
  ...nonVoiceContactSources,
};
const ids = Object.keys(allSources);
const placesOf = (sources: readonly string[]) => sources.map((id) => ids.indexOf(id) + 1);

function namedBy(code: string, numbers: readonly string[]): readonly NumberCitation[] {
  if (numbers.length === 0)
    return [{ number: null, places: placesOf(sourceListingsOf(code).map(({ source }) => source)) }];
  return numbers.map((number) => ({ number, places: placesOf(findSourcesNaming(code, number)) }));
}

const namedByText = (code: string): readonly NumberCitation[] =>
  (nonVoiceContacts[code] ?? []).map(({ kind, to, sources }) => ({
    // The mark 'SMS' distinguishes this number from the one to call, which may be the same but has other sources.
    number: kind === 'sms' ? `SMS ${to}` : to,
    places: placesOf(sources),
  }));

/**
 * Builds the complete table, sorted by country name. It is built at build time, because browsers differ in how they
 * name countries.
 */
export function buildEmergencyNumberData(): EmergencyNumberData {
  const rows = Object.entries(emergencyNumbers).map(
    ([code, row]): EmergencyNumberRow => ({
      code,
      name: formatCountryName(code),
      otherNames: otherNamesOf(code),
      numbers: row.numbers,
      reach112: row.numbers.includes('112') ? 'yes' : (row.connects112 ?? 'unknown'),
      textWays: nonVoiceContacts[code] ?? [],
      sources: [...namedBy(code, row.numbers), ...namedByText(code)],
      note: row.note ?? null,
      fewSources: row.fewSources ?? null,
    }),
  );
  return {
    rows: rows.toSorted((a, b) => a.name.localeCompare(b.name, language.tag)),
    sources: Object.values(allSources),
  };
}
