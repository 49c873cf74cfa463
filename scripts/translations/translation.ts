import { textNamesByFile } from '../../web/translations/text-files.ts';
import { type CatalogueEntry, loadCatalogue, type MessageCatalogue } from './catalogue.ts';
import { compileTextsModule, evaluateTexts, type MessagesByKey, type TextTree } from './compile-messages.ts';
import { type EnglishSource, readEnglishMessages } from './english-messages.ts';
import { parseMessage } from './icu-message.ts';

/** Whether a translation is stale: its English has changed, or a translator has marked it as doubtful. */
export function isStale({ key, source, isFuzzy }: CatalogueEntry, { messages }: EnglishSource): boolean {
  return isFuzzy || messages.get(key)?.source !== source;
}

/** Returns the keys of stale translations in a catalogue. Readers see the English instead of these. */
export function findStaleKeys({ entries }: MessageCatalogue, english: EnglishSource): string[] {
  return entries.filter((entry) => entry.translation !== '' && isStale(entry, english)).map(({ key }) => key);
}

/** Returns the keys of English messages that a catalogue has no translation of. A stale translation counts as one. */
export function findMissingKeys({ entries }: MessageCatalogue, { messages }: EnglishSource): string[] {
  const translated = new Set(entries.filter(({ translation }) => translation !== '').map(({ key }) => key));
  return [...messages.keys()].filter((key) => !translated.has(key));
}

/** Returns the stale keys of the catalogue that is stored for a language. */
export const findStaleTranslations = (tag: string): string[] =>
  findStaleKeys(loadCatalogue(tag), readEnglishMessages());

function messagesIn({ entries }: MessageCatalogue, isWanted: (entry: CatalogueEntry) => boolean): MessagesByKey {
  const wanted = entries.filter((entry) => entry.translation !== '' && isWanted(entry));
  return new Map(wanted.map(({ key, translation }) => [key, parseMessage(translation)]));
}

const everyName = Object.values(textNamesByFile).flat();

/** Returns every English text by its name. */
export function buildEnglishTexts(): Readonly<Record<string, TextTree>> {
  const english = readEnglishMessages();
  const messages = new Map([...english.messages].map(([key, { message }]) => [key, message]));
  return evaluateTexts('en', everyName, { messages, english });
}

/** Returns every translated text of a language by its name, including stale ones. */
export function buildTranslatedTexts(tag: string): Readonly<Record<string, TextTree>> {
  const messages = messagesIn(loadCatalogue(tag), () => true);
  return evaluateTexts(tag, everyName, { messages, english: readEnglishMessages() });
}

const shown = new Map<string, MessagesByKey>();

/** Returns the translations that readers see, which are all except stale ones. */
function shownMessages(tag: string): MessagesByKey {
  const english = readEnglishMessages();
  const messages = shown.get(tag) ?? messagesIn(loadCatalogue(tag), (entry) => !isStale(entry, english));
  shown.set(tag, messages);
  return messages;
}

/**
 * Returns every text of a language by its name, for rendering its pages. Where a text is undefined, the page shows the
 * English (web/languages/localize-text.ts).
 */
export function buildShownTexts(tag: string): Readonly<Record<string, TextTree>> {
  return evaluateTexts(tag, everyName, { messages: shownMessages(tag), english: readEnglishMessages() });
}

/**
 * Returns the code of a module that declares these texts of a language as `words`. A text without a current translation
 * is undefined.
 *
 * @param query Appended to the import path, so that the module gets its own instance of what it imports.
 */
export function buildShownTextsModule(tag: string, names: readonly string[], query = ''): string {
  return compileTextsModule(tag, names, { messages: shownMessages(tag), english: readEnglishMessages(), query });
}
