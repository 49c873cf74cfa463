import { feature } from '@rapideditor/country-coder';
import { otherNamesOfCountries } from '../../../content/emergency-numbers/other-names.ts';
import { type EmergencyNumberSource, emergencyNumberSources } from '../../../content/emergency-numbers/sources.ts';
import { emergencyNumbers } from '../../../content/emergency-numbers.ts';
import { language } from '../../languages/in-language.ts';
import { writtenCountry } from '../../languages/written.ts';

/** Whether a call to 112 reaches help: by a number of its own row, another service, nobody, or so far as is known. */
export type Reach112 = 'yes' | 'other' | 'no' | 'unknown';

/** A row of the table as it is shown. */
export interface NumberRow {
  readonly code: string;
  readonly name: string;
  /** What it is searched by too: its English name, its code of three letters, what people call it. */
  readonly otherNames: readonly string[];
  readonly numbers: readonly string[];
  readonly reach112: Reach112;
  /** Places in the list of sources, from 1. */
  readonly sources: readonly number[];
  /** Of the newest of its sources that bears one. */
  readonly year: number | null;
  readonly note: string | null;
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

/** The whole table, by name. For the time of the build: names of countries differ from one engine to another. */
export function numberTable(): NumberTable {
  const ids = Object.keys(emergencyNumberSources);
  const sources: readonly EmergencyNumberSource[] = Object.values(emergencyNumberSources);
  const rows = Object.entries(emergencyNumbers).map(([code, row]): NumberRow => {
    const cited = row.sources.map((id) => ids.indexOf(id));
    const years = cited.flatMap((place) => sources[place]?.year ?? []);
    return {
      code,
      name: writtenCountry(code),
      otherNames: otherNamesOf(code),
      numbers: row.numbers,
      reach112: row.numbers.includes('112') ? 'yes' : (row.connects112 ?? 'unknown'),
      sources: cited.map((place) => place + 1),
      year: years.length === 0 ? null : Math.max(...years),
      note: row.note ?? null,
    };
  });
  return { rows: rows.toSorted((a, b) => a.name.localeCompare(b.name, language.tag)), sources };
}
