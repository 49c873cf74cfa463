import { translations } from '../../web/languages/languages.ts';
import { textNamesByFile } from '../../web/translations/text-files.ts';
import { cataloguePath, type MessageCatalogue } from './catalogue.ts';
import { evaluateMessage } from './compile-messages.ts';
import { pluralCategoryOrder } from './convert-code-to-message.ts';
import type { EnglishMessage, EnglishSource } from './english-messages.ts';
import { type IcuMessage, listMessageParts, parseMessage, partOptionsOf, placeholdersOf, TYPE } from './icu-message.ts';
import { createSampleValue, findMessageFaults, findTextFaults, languagesWithoutAgreement } from './message-faults.ts';
import { isStale } from './translation.ts';
import { valueKindOf } from './value-kinds.ts';

const update = 'Run npm run translations -- update';

/**
 * Returns the errors that make a catalogue unusable, each with the file, the key and what to do. There are errors for
 * missing or unknown keys, invalid messages, plural forms that the language does not have, placeholders and choices
 * that the English does not have, and violations of the rules about counts, dates, names and links. A stale translation
 * is not an error, because readers see the English instead.
 */
export function findCatalogueFaults(tag: string, catalogue: MessageCatalogue, english: EnglishSource): string[] {
  const faults: string[] = [];
  const say = (key: string, fault: string) => faults.push(`${cataloguePath(tag)}: ${key} ${fault}`);
  const byKey = Map.groupBy(catalogue.entries, ({ key }) => key);
  for (const [key, entries] of byKey) {
    const isKnown = english.messages.has(key);
    if (!isKnown) say(key, `is in no English source. ${update}, which removes it.`);
    else if (entries.length > 1) say(key, `is there ${entries.length} times. ${update}, which leaves one of them.`);
  }
  for (const message of english.messages.values()) {
    const entry = byKey.get(message.key)?.[0];
    if (entry === undefined) say(message.key, `is missing. ${update}, then translate it.`);
    else if (entry.translation === '') say(message.key, 'has no translation. Write one in its msgstr.');
    else if (!isStale(entry, english))
      for (const fault of translationFaults(entry.translation, message, tag)) say(message.key, fault);
  }
  return faults;
}

/**
 * Returns the errors in the translation of one message. Each text continues a sentence that begins with the message's
 * key.
 */
function translationFaults(translation: string, english: EnglishMessage, tag: string): string[] {
  let own: IcuMessage;
  try {
    own = parseMessage(translation);
  } catch (error) {
    return [`${(error as Error).message}. Compare it with its msgid.`];
  }
  const faults = [...placeholderFaults(own, english), ...choiceFaults(own, english, tag)];
  if (faults.length > 0) return faults;
  const values = english.parameters ?? [];
  const plain = values.map((name) => createSampleValue(valueKindOf(name, english.key)));
  const plainly = (message: IcuMessage, language: string) => evaluateMessage(language, message, values)(...plain);
  return [
    ...findMessageFaults(english, own, tag),
    ...findTextFaults(plainly(english.message, 'en'), plainly(own, tag), english.key, tag),
  ];
}

function placeholderFaults(own: IcuMessage, { message, parameters }: EnglishMessage): string[] {
  const [has, needs] = [placeholdersOf(own), placeholdersOf(message)];
  const known = parameters ?? [];
  const names = known.length === 0 ? 'none' : known.map((name) => `{${name}}`).join(', ');
  const unknown = [...has].filter((name) => !known.includes(name));
  const missing = [...needs].filter((name) => !has.has(name));
  return [
    ...unknown.map((name) => `has the placeholder {${name}}, which the English does not give. It gives ${names}.`),
    ...missing.map((name) => `lacks the placeholder {${name}}. Put it where its value belongs.`),
  ];
}

/**
 * Returns an error for each plural whose categories are not exactly those of the language, and for each select whose
 * cases are not exactly those of the English.
 */
function choiceFaults(own: IcuMessage, english: EnglishMessage, tag: string): string[] {
  const cases = new Map(
    listMessageParts(english.message).flatMap((part) =>
      part.type === TYPE.select ? [[part.value, partOptionsOf(part).map(([name]) => name)] as const] : [],
    ),
  );
  return listMessageParts(own).flatMap((part) => {
    const names = partOptionsOf(part).map(([name]) => name);
    if (part.type === TYPE.plural) return pluralFaults(part.value, names, tag);
    if (part.type !== TYPE.select) return [];
    const wanted = cases.get(part.value);
    if (wanted === undefined)
      return [`chooses by {${part.value}}, which the English does not. Write one text for all.`];
    return differences(`the select of {${part.value}}`, names, wanted);
  });
}

function pluralFaults(value: string, names: readonly string[], tag: string): string[] {
  const used = names.filter((name) => !name.startsWith('='));
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const all = pluralCategoryOrder.filter((category) => pluralCategories.some((own) => own === category));
  // In some languages nouns do not change after a number, so a plural with only 'other' is valid. Their verbs may
  // change, so a plural with all categories is valid too.
  const isOneForm = languagesWithoutAgreement.includes(tag) && used.join() === 'other';
  return differences(`the plural of {${value}}`, used, isOneForm ? ['other'] : all);
}

function differences(what: string, names: readonly string[], wanted: readonly string[]): string[] {
  const list = wanted.join(', ');
  return [
    ...wanted.filter((name) => !names.includes(name)).map((name) => `lacks '${name}' in ${what}. It needs ${list}.`),
    ...names
      .filter((name) => !wanted.includes(name))
      .map((name) => `has '${name}' in ${what}. It needs ${list} alone.`),
  ];
}

/**
 * Returns the errors of all catalogues, an error for each language without a catalogue, and one for each text that no
 * page loads.
 */
export function findAllCatalogueFaults(
  english: EnglishSource,
  catalogueOf: (tag: string) => MessageCatalogue,
): string[] {
  const sent: readonly string[] = Object.values(textNamesByFile).flat();
  const unsent = [...english.texts.keys()].filter((name) => !sent.includes(name));
  return [
    ...unsent.map(
      (name) =>
        `web/translations/text-files.ts: ${name} is in none of the files. Add it to one that comes with its code.`,
    ),
    ...translations.flatMap(({ tag }) => {
      const catalogue = catalogueOf(tag);
      if (catalogue.entries.length > 0) return findCatalogueFaults(tag, catalogue, english);
      return [`${cataloguePath(tag)} is missing or empty. ${update}, then translate its entries.`];
    }),
  ];
}
