/**
 * What a value of a message is, by its name in English. How a sentence may treat it follows from its kind:
 * - `count`: how many of something: its noun has a form for each number;
 * - `number`: a number without its own noun, such as an entry's position or 3 in '3 of 10 squares', or one that the site's
 *   own records fix, as how many places there are: anyone who translates sees which it is;
 * - `clause`: a whole statement: it begins and ends a sentence, or is between stops;
 * - `inflected`: a day, a moment or a country as the engine names it, in its plain form: no word before it may ask for another;
 * - `name`: words of the outside world, that run in their own direction;
 * - `list`: names that are joined in the language's own way;
 * - `words`: any other words of the site or the engine: a length, a time, a part of the way.
 */
export type ValueKind = 'count' | 'number' | 'clause' | 'inflected' | 'name' | 'list' | 'words';

const namesOfKinds: Readonly<Record<ValueKind, string>> = {
  count: 'aedCount all cellCount chosen count minutes minutesSooner total',
  number:
    'ambulance done drawn errand last missing nearestKilometres place places position records score secondNumber shown shutDoor year',
  clause: 'answer chance confirmed question reason sentence uncertain verdict words',
  inflected: 'countries country day lastChecked moment month since when',
  name: 'aedName email file future name nearestName product titles street title typed',
  list: 'hubs parts',
  words:
    'areMore countryName date distance driveBack elapsed end figure grade hanging days how index key kilometres kind latitude least length level longitude men names number origin other output percent population privateByDay privateElse quarter share size sources start time tier times turn value weekday welcome women working years',
};

const kinds = new Map(
  Object.entries(namesOfKinds).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as ValueKind] as const),
  ),
);

/** The names of a function's values, as it declares them; a _ before one says that it is left unused. */
export function valueNames(message: (...values: never[]) => string): readonly string[] {
  const source = message.toString();
  const declared = source.slice(0, source.indexOf('=>'));
  return (declared.match(/\w+/g) ?? []).map((name) => name.replace(/^_/, ''));
}

/** Throws where a name has no kind: its sentences would be held to nothing. */
export function kindOf(name: string, key: string): ValueKind {
  const kind = kinds.get(name);
  if (kind !== undefined) return kind;
  throw new Error(`The value '${name}' of ${key} has no kind. Give it one in scripts/translations/value-kinds.ts.`);
}
