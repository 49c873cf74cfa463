import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import type { WeeklyOpeningHours } from '../../domain/aed/weekly-opening-hours.ts';
import { createRegisteredAed } from '../../tests/support/aeds/registered-aed.ts';
import type { ListedAed, UnpublishedTags } from '../evidence/listed-aed.ts';
import { WordFrequency } from '../evidence/word-frequency.ts';

/**
 * Creates a fictitious record for tests of reconciliation. If it has no name, its operator or its location is used as
 * the name, as in an import.
 */
export function createListedRecord(
  id: string,
  fields: Partial<RegisteredAed> = {},
  unpublished: UnpublishedTags = {},
): ListedAed {
  const name = fields.name ?? unpublished.operator ?? Object.values(fields.location ?? {})[0] ?? 'AED';
  return { aed: createRegisteredAed({ id, ...fields, name }), unpublished };
}

/** Returns the location of an AED within a building, in an unspecified language. */
export const atLocation = (text: string) => ({ location: { und: text } });

/** Opening hours on weekdays from nine to five, together with their text. */
export const shopHours: Pick<RegisteredAed, 'hours' | 'hoursText'> = {
  hours: {
    open: [0, 1, 2, 3, 4].flatMap((day) => [day * 1440 + 540, day * 1440 + 1020]),
    unsure: [],
    exceptions: [],
    knownUntil: null,
  } satisfies WeeklyOpeningHours,
  hoursText: 'Mo-Fr 09:00-17:00',
};

/**
 * Returns word frequencies as after a large import. Each source of the given records has 4000 other AEDs, whose names
 * are the given kinds of places.
 */
export function countWords(records: readonly ListedAed[], ...kinds: readonly string[]): WordFrequency {
  const words = new WordFrequency();
  for (const { aed } of records) words.add(aed);
  for (const source of new Set(records.map(({ aed }) => aed.id.split('/')[0]))) {
    for (let number = 0; number < 4000; number++) {
      words.add(
        createRegisteredAed({ id: `${source}/x${number}`, name: kinds[number % kinds.length] ?? `AED ${number}` }),
      );
    }
  }
  return words;
}
