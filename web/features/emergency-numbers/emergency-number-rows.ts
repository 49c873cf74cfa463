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
import { sourceListingsOf, sourcesNaming } from '../../../content/emergency-numbers/numbers-by-source.ts';
import { emergencyNumbers } from '../../../content/emergency-numbers.ts';
import { formatCountry } from '../../languages/format.ts';
import { language } from '../../languages/localize-text.ts';

/** Whether 112 works in a country: 'yes', 'other' for a different service, 'no', or 'unknown'. */
export type Support112 = 'yes' | 'other' | 'no' | 'unknown';

/** A row of the displayed table. */
export interface EmergencyNumberRow {
  readonly code: string;
  readonly name: string;
  /** Additional search terms: its English name, its three-letter code, colloquial names. */
  readonly otherNames: readonly string[];
  readonly numbers: readonly string[];
  readonly reach112: Support112;
  /** How to call without speaking, if a source says how. */
  readonly textWays: readonly NonVoiceContact[];
  /** The sources that name each number, in the order of the numbers; if no number is known, the sources consulted. */
  readonly sources: readonly NumberCitation[];
  readonly note: string | null;
  /** Why fewer than two publishers name the first number. */
  readonly fewSources: string | null;
}

export interface NumberCitation {
  readonly number: string | null;
  /** Positions of the sources in the list below the table, from 1. */
  readonly places: readonly number[];
}

export interface EmergencyNumberTable {
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
  return numbers.map((number) => ({ number, places: placesOf(sourcesNaming(code, number)) }));
}

const namedByText = (code: string): readonly NumberCitation[] =>
  (nonVoiceContacts[code] ?? []).map(({ kind, to, sources }) => ({
    // This may be the same number as the one to call, but confirmed by other sources.
    number: kind === 'sms' ? `SMS ${to}` : to,
    places: placesOf(sources),
  }));

/** The complete table, sorted by name. Computed at build time, because browsers differ in their names of countries. */
export function buildEmergencyNumberTable(): EmergencyNumberTable {
  const rows = Object.entries(emergencyNumbers).map(
    ([code, row]): EmergencyNumberRow => ({
      code,
      name: formatCountry(code),
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
