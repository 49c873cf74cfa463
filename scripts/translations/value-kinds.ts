/**
 * What a value of a message is, by its name in English. How a sentence may treat it follows from its kind:
 * - `count`: how many of something: its noun has a form for each number;
 * - `number`: a number without its own noun, such as an entry's position or 3 in '3 of 10 squares', or one that the site's
 *   own records fix, as how many places there are: anyone who translates sees which it is;
 * - `clause`: a whole statement: it begins and ends a sentence, or is between stops;
 * - `inflected`: a day, a moment or a country as the engine names it, in its plain form: no word before it may ask for another;
 * - `name`: words of the outside world, that run in their own direction;
 * - `words`: any other words of the site or the engine: a length, a time, a part of the way.
 */
export type ValueKind = 'count' | 'number' | 'clause' | 'inflected' | 'name' | 'words';

const namesOfKinds: Readonly<Record<ValueKind, string>> = {
  count: 'aedCount all cellCount chosen count minutes minutesSooner total',
  number:
    'ambulance done drawn errand last missing nearestKilometres place places position records score secondNumber shown shutDoor year',
  clause: 'answer chance confirmed question reason sentence uncertain verdict words',
  inflected: 'countries country day lastChecked moment month since when',
  name: 'aedName email file future name nearestName product titles street title typed',
  words:
    'areMore countryName date distance driveBack elapsed end figure grade hanging days how hubs index key kilometres kind latitude least length level longitude men names number origin other output parts percent population privateByDay privateElse quarter share size sources start time tier times turn value weekday welcome women working years',
};

/** What a translator should know of a placeholder of each kind. */
export const notesOfKinds: Readonly<Record<ValueKind, string>> = {
  count: 'how many; give a form for each plural category',
  number: 'a number',
  clause: 'a whole statement; it begins and ends a sentence, or is between stops',
  inflected: 'a day, a moment or a country as it is named; put it after a colon, or alone in brackets',
  name: 'a name; from right to left it is between the invisible marks U+2068 and U+2069',
  words: 'words or a figure that the site writes',
};

const kinds = new Map(
  Object.entries(namesOfKinds).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as ValueKind] as const),
  ),
);

/** Throws where a name has no kind: its sentences would be held to nothing. */
export function kindOf(name: string, key: string): ValueKind {
  const kind = kinds.get(name);
  if (kind !== undefined) return kind;
  throw new Error(`The value '${name}' of ${key} has no kind. Give it one in scripts/translations/value-kinds.ts.`);
}
