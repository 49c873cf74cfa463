import { translations } from '../../web/languages/languages.ts';
import { CommandError } from '../toolchain/project.mjs';
import { type MessageCatalogue, updateCatalogue } from './catalogue.ts';
import { findAllCatalogueFaults } from './check-catalogue.ts';
import type { EnglishSource } from './english-messages.ts';
import { findMissingKeys, findStaleKeys } from './translation.ts';

const tags = translations.map(({ tag }) => tag);

/** What the command reads and writes. */
export interface TranslationFiles {
  readonly english: EnglishSource;
  /** Reads the catalogue of a language. */
  readonly load: (tag: string) => MessageCatalogue;
  readonly write: (tag: string, catalogue: MessageCatalogue) => void;
}

/**
 * Lists stale and missing translations, checks the catalogues, or updates them from the English.
 *
 * @param args the words of the command line after the command's name
 * @returns the exit code
 * @throws {CommandError} if the arguments are wrong, or a catalogue cannot be read or written
 */
export function runTranslations([command, ...rest]: readonly string[], files: TranslationFiles): number {
  if (command === undefined) return list(files);
  if (command === 'check') return check(files);
  if (command === 'accept') return accept(rest, files);
  if (command !== 'update')
    throw new CommandError(
      `'${command}' is not a command: use update, check or accept, or no word to list what to translate.`,
    );
  change(files, (catalogue) => catalogue);
  return 0;
}

function list({ english, load }: TranslationFiles): number {
  for (const tag of tags) {
    const catalogue = load(tag);
    const stale = findStaleKeys(catalogue, english);
    const missing = findMissingKeys(catalogue, english);
    console.log([`${tag}: ${stale.length} to translate again`, ...stale].join('\n  '));
    console.log([`${tag}: ${missing.length} without a translation`, ...missing].join('\n  '));
  }
  return 0;
}

/** Updates every catalogue from the English, applies a change to it, and writes it. Reads all before it writes one. */
function change(
  { english, load, write }: TranslationFiles,
  what: (catalogue: MessageCatalogue, tag: string) => MessageCatalogue,
): void {
  const loaded = tags.map((tag) => [tag, load(tag)] as const);
  for (const [tag, catalogue] of loaded) write(tag, what(updateCatalogue(catalogue, english.messages.values()), tag));
}

function check({ english, load }: TranslationFiles): number {
  const faults = findAllCatalogueFaults(english, load);
  for (const fault of faults) console.error(fault);
  const staleByTag = tags.map((tag) => [tag, findStaleKeys(load(tag), english)] as const);
  for (const [tag, stale] of staleByTag.filter(([, keys]) => keys.length > 0))
    console.warn(
      `${tag}: the English of ${stale.join(', ')} has changed; readers see it until it is translated again.`,
    );
  if (staleByTag.some(([, keys]) => keys.length > 0))
    console.warn(
      'If only the wording changed: npm run translations -- accept all KEY. Otherwise: npm run translations -- update, then translate the entries marked fuzzy.',
    );
  return faults.length > 0 ? 1 : 0;
}

function accept([wanted = '', ...keys]: readonly string[], files: TranslationFiles): number {
  const isKnown = wanted === 'all' ? keys.length > 0 : tags.includes(wanted);
  if (!isKnown)
    throw new CommandError(`'${wanted}' is not a language: use one of ${tags.join(', ')}, or 'all' with a key.`);
  const includes = (one: string, key: string) => key === one || key.startsWith(`${one}.`);
  const unknown = keys.find((one) => ![...files.english.messages.keys()].some((key) => includes(one, key)));
  if (unknown !== undefined)
    throw new CommandError(
      `'${unknown}' is not the key of a message, nor the beginning of one: npm run translations lists the stale keys.`,
    );
  let count = 0;
  change(files, ({ headers, entries }, tag) => ({
    headers,
    entries: entries.map((entry) => {
      const isMeant = keys.length === 0 || keys.some((one) => includes(one, entry.key));
      if (!entry.isFuzzy || !isMeant || (wanted !== 'all' && wanted !== tag)) return entry;
      console.log(`${tag}: ${entry.key} is up to date`);
      count += 1;
      return { ...entry, isFuzzy: false, previous: '' };
    }),
  }));
  if (count > 0) return 0;
  throw new CommandError(
    'No translation was accepted, because none of these is stale: npm run translations lists those that are.',
  );
}
