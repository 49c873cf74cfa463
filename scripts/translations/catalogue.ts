import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type GetTextTranslation, po } from 'gettext-parser';
import { CommandError } from '../toolchain/project.mjs';
import type { EnglishMessage } from './english-messages.ts';
import { valueKindNotes, valueKindOf } from './value-kinds.ts';

/** An entry of a language's catalogue: one message with its translation. */
export interface CatalogueEntry {
  /** The key of the message, such as 'aedLocatorText.failed' (msgctxt). */
  readonly key: string;
  /** The English text (msgid). */
  readonly source: string;
  /** The translation (msgstr), or empty if there is none. */
  readonly translation: string;
  /** Whether the translation may be wrong, because the English has changed or a translator has doubts (fuzzy). */
  readonly isFuzzy: boolean;
  /** The English text before it changed, in PO syntax (#| msgid). */
  readonly previous: string;
  /** Comments by translators (#). */
  readonly comment: string;
}

/** A language's catalogue as read from its file. */
export interface MessageCatalogue {
  readonly headers: Readonly<Record<string, string>>;
  readonly entries: readonly CatalogueEntry[];
}

/** What the parser returns for an entry. It does not require a msgstr, although its types say so. */
type ParsedEntry = Omit<GetTextTranslation, 'msgstr'> & { readonly msgstr?: readonly string[] };

const folder = 'web/translations';

/** Returns the path of a language's catalogue. */
export const cataloguePath = (tag: string) => `${folder}/${tag}.po`;

/** Reads a language's catalogue. It is empty if the file does not exist. */
export const loadCatalogue = (tag: string): MessageCatalogue => readCatalogueFile(cataloguePath(tag));

/**
 * Reads the catalogue in a file. It is empty if the file does not exist.
 *
 * @throws {CommandError} if the file cannot be read or is malformed
 */
export function readCatalogueFile(file: string): MessageCatalogue {
  const text = attempt(`${file} cannot be read`, () => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  return attempt(`${file} is not a PO file`, () => parseCatalogue(text));
}

/** Runs a step, and says in one sentence what failed and why. */
function attempt<Result>(failure: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    // The parser adds a guess about the cause in a second sentence.
    const reason = (error as Error).message
      .replace(/^Error parsing PO data: /, '')
      .replace(/\.( This can be caused by .*)?$/, '');
    throw new CommandError(`${failure}: ${reason}.`);
  }
}

/** Parses a GNU gettext catalogue (PO). Throws if it is invalid. */
export function parseCatalogue(text: string): MessageCatalogue {
  const { headers, translations } = po.parse(text);
  const entries = Object.entries(translations).flatMap(([key, bySource]) =>
    Object.values(bySource)
      .filter(({ msgid }) => key !== '' || msgid !== '')
      .map(({ msgid, msgstr, comments }: ParsedEntry) => {
        if (msgstr === undefined) throw new Error(`the entry of ${key || quoted(msgid)} has no msgstr`);
        return {
          key,
          source: msgid,
          translation: msgstr[0] ?? '',
          isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? ''),
          previous: comments?.previous ?? '',
          comment: comments?.translator ?? '',
        };
      }),
  );
  return { headers, entries };
}

/** Quotes a text as a string in PO syntax, on one line. */
const quoted = (text: string) => JSON.stringify(text);

/**
 * Identifies a message by its text and its key without list positions. It stays the same when another item is inserted
 * into the list.
 */
const identity = ({ key, source }: { readonly key: string; readonly source: string }) =>
  `${key.replaceAll(/\.\d+(?=\.|$)/g, '.*')}\n${source}`;

/**
 * Returns a catalogue with an entry for every English message, in the order of the source. If the English has changed,
 * the entry is marked as fuzzy and contains the previous English. Entries of removed messages are dropped.
 */
export function updateCatalogue(
  { headers, entries }: MessageCatalogue,
  english: Iterable<EnglishMessage>,
): MessageCatalogue {
  const messages = [...english];
  const byKey = Map.groupBy(entries, ({ key }) => key);
  const byIdentity = new Map(entries.map((entry) => [identity(entry), entry]));
  const current = new Set(messages.map(identity));
  const updated = messages.map((message): CatalogueEntry => {
    const { key, source } = message;
    const found = byKey.get(key) ?? [];
    const same = found.find((entry) => entry.source === source) ?? byIdentity.get(identity(message));
    if (same !== undefined) return { ...same, key };
    const changed = found.find((entry) => !current.has(identity(entry)));
    if (changed === undefined) return { key, source, translation: '', isFuzzy: false, previous: '', comment: '' };
    if (changed.previous === `msgid ${quoted(source)}`) return { ...changed, source, isFuzzy: false, previous: '' };
    if (changed.translation === '') return { ...changed, source, isFuzzy: false, previous: '' };
    const previous = changed.isFuzzy && changed.previous !== '' ? changed.previous : `msgid ${quoted(changed.source)}`;
    return { ...changed, source, isFuzzy: true, previous };
  });
  return { headers, entries: updated };
}

/** Formats a catalogue as a PO file, with notes for translators and the source file of each message. */
export function formatCatalogue(
  tag: string,
  catalogue: MessageCatalogue,
  english: ReadonlyMap<string, EnglishMessage>,
): string {
  const translations: Record<string, Record<string, object>> = {};
  for (const { key, source, translation, isFuzzy, previous, comment } of catalogue.entries) {
    const message = english.get(key);
    const hasValues = message?.parameters != null;
    const flags = [isFuzzy ? 'fuzzy' : '', hasValues ? 'icu-message-format' : ''].filter((flag) => flag !== '');
    const comments = {
      translator: comment,
      extracted: message === undefined ? '' : notesOf(message).join('\n'),
      reference: message?.file ?? '',
      flag: flags.join(', '),
      previous,
    };
    translations[key] = {
      ...translations[key],
      [source]: { msgctxt: key, msgid: source, msgstr: [translation], comments },
    };
  }
  const headers = {
    'Project-Id-Version': 'symbiotics-longevity-map',
    Language: tag.replace('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    ...catalogue.headers,
  };
  return po.compile({ charset: 'utf-8', headers, translations: translations as never }, { foldLength: 0 }).toString();
}

/**
 * Returns the notes for translators of a message: the comments above it in the source, and what replaces its
 * placeholders.
 */
function notesOf({ key, notes, parameters }: EnglishMessage): string[] {
  const values = (parameters ?? []).map((name) => `{${name}}: ${valueKindNotes[valueKindOf(name, key)]}`);
  return [...notes, ...values];
}

/** Writes a language's catalogue to its file. */
export function writeCatalogue(
  tag: string,
  catalogue: MessageCatalogue,
  english: ReadonlyMap<string, EnglishMessage>,
): void {
  const file = cataloguePath(tag);
  attempt(`${file} cannot be written`, () => writeFileSync(file, formatCatalogue(tag, catalogue, english)));
}
