import { feature } from '@rapideditor/country-coder';
import { type TextWay, textWaySources, textWays } from '../../../content/emergency-numbers/by-text.ts';
import { otherNamesOfCountries } from '../../../content/emergency-numbers/other-names.ts';
import { readingsOf, sourcesNaming } from '../../../content/emergency-numbers/readings.ts';
import { type EmergencyNumberSource, emergencyNumberSources } from '../../../content/emergency-numbers/sources.ts';
import { emergencyNumbers } from '../../../content/emergency-numbers.ts';
import { formatCountry } from '../../languages/format.ts';
import { language } from '../../languages/in-language.ts';

/** Whether 112 works in a country: 'yes', 'other' for a different service, 'no', or 'unknown'. */
export type Reach112 = 'yes' | 'other' | 'no' | 'unknown';

/** A row of the displayed table. */
export interface NumberRow {
  readonly code: string;
  readonly name: string;
  /** Additional search terms: its English name, its three-letter code, colloquial names. */
  readonly otherNames: readonly string[];
  readonly numbers: readonly string[];
  readonly reach112: Reach112;
  /** How to call without speaking, if a source says how. */
  readonly textWays: readonly TextWay[];
  /** The sources that name each number, in the order of the numbers; if no number is known, the sources consulted. */
  readonly sources: readonly NamedBy[];
  readonly note: string | null;
  /** Why fewer than two publishers name the first number. */
  readonly fewSources: string | null;
}

export interface NamedBy {
  readonly number: string | null;
  /** Positions of the sources in the list below the table, from 1. */
  readonly places: readonly number[];
}

export interface NumberTable {
  readonly rows: readonly NumberRow[];
  readonly sources: readonly EmergencyNumberSource[];
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });

function otherNamesOf(code: string): readonly string[] {
  const { nameEn, iso1A3, aliases = [] } = feature(code)?.properties ?? {};
  const called = otherNamesOfCountries[code] ?? [];
  return [
    ...new Set([iso1A3, englishNames.of(code), nameEn, ...aliases, ...called].filter((name) => name !== undefined)),
  ];
}

const allSources: Readonly<Record<string, EmergencyNumberSource>> = { ...emergencyNumberSources, ...textWaySources };
const ids = Object.keys(allSources);
const placesOf = (sources: readonly string[]) => sources.map((id) => ids.indexOf(id) + 1);

function namedBy(code: string, numbers: readonly string[]): readonly NamedBy[] {
  if (numbers.length === 0) return [{ number: null, places: placesOf(readingsOf(code).map(({ source }) => source)) }];
  return numbers.map((number) => ({ number, places: placesOf(sourcesNaming(code, number)) }));
}

const namedByText = (code: string): readonly NamedBy[] =>
  (textWays[code] ?? []).map(({ kind, to, sources }) => ({
    // This may be the same number as the one to call, but confirmed by other sources.
    number: kind === 'sms' ? `SMS ${to}` : to,
    places: placesOf(sources),
  }));

/** The complete table, sorted by name. Computed at build time, because browsers differ in their names of countries. */
export function numberTable(): NumberTable {
  const rows = Object.entries(emergencyNumbers).map(
    ([code, row]): NumberRow => ({
      code,
      name: formatCountry(code),
      otherNames: otherNamesOf(code),
      numbers: row.numbers,
      reach112: row.numbers.includes('112') ? 'yes' : (row.connects112 ?? 'unknown'),
      textWays: textWays[code] ?? [],
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
