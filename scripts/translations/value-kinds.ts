/**
 * The kind of a value in a message. It is derived from the value's name in the English message, and determines how a
 * sentence may use the value:
 * - `count`: how many of something there are. Its noun is inflected for each number.
 * - `number`: a number without its own noun, such as an entry's position or the 3 in '3 of 10 squares'. It may also be
 *   a number that never varies and that translators know, such as the number of places.
 * - `clause`: a complete statement. It begins and ends a sentence, or is between full stops.
 * - `inflected`: a date, a time or a country in its base form, as the browser formats it. No word before it may require
 *   another form.
 * - `name`: external text with its own direction.
 * - `words`: any other text, such as a length or a part of the route.
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

/** The note for translators about a placeholder of each kind. */
export const valueKindNotes: Readonly<Record<ValueKind, string>> = {
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

/** Returns the kind of a value. Throws for an unknown name, because its messages would not be checked. */
export function valueKindOf(name: string, key: string): ValueKind {
  const kind = kinds.get(name);
  if (kind !== undefined) return kind;
  throw new Error(`The value '${name}' of ${key} has no kind. Give it one in scripts/translations/value-kinds.ts.`);
}
