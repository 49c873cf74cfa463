import { documentLanguageTag, loadedWords } from './document-language.ts';
import { type Language, sourceLanguage, translations } from './languages.ts';
import { wordsLoader } from './load-words.ts';

declare global {
  /** Every text of the document's language by its name, handed over before any code that shows one. Not there in the source language. */
  var wordsOfDocument: Readonly<Record<string, unknown>> | undefined;
  /** Addresses of the words that come with code of later parts, by the names of their files. Not there in the source language. */
  var lateWordsOfDocument: Readonly<Record<string, string>> | undefined;
  /** The script that sets both, for the page that is being written. */
  var wordsScriptOfPage: string | undefined;
  /** Whether the language of the pages that are being written has texts whose English has changed since. */
  var hasEnglishInPlaces: boolean | undefined;
  /** The language of the pages that are being written, where there is no document to tell. */
  var languageOfDocument: string | undefined;
}

// A browser is told so by the build: what only the writing of pages needs is left out of what it is sent.
const isWritten = import.meta.env?.SSR !== false && typeof document === 'undefined';
const tag = isWritten ? globalThis.languageOfDocument : documentLanguageTag();

/** The language of this document, which never changes: another language is another address. */
export const language: Language = translations.find((translation) => translation.tag === tag) ?? sourceLanguage;

export const isSourceLanguage = language === sourceLanguage;

const loadWords = wordsLoader(globalThis.lateWordsOfDocument ?? {});

/** For what is in English on a page of another language, such as titles of sources. */
export const inEnglish = isSourceLanguage ? {} : ({ lang: 'en', dir: 'ltr' } as const);

/** Of each group of words, the keys whose English replaces the translation. */
const englishKeys = new WeakMap<object, readonly string[]>();

/** `lang` and `dir` of an element that shows one sentence of a group: set where its English replaces the translation. */
export function languageOf<Group extends object>(group: Group, key: keyof Group): typeof inEnglish {
  return englishKeys.get(group)?.includes(String(key)) ? inEnglish : {};
}

/** Keys whose values are for the code: they stay as they are in every language. */
type CodeKey = 'id' | 'to';

/** The shape that a text has in every language: as many entries, and functions of the same values. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Text]: Key extends CodeKey ? Text[Key] : Translated<Text[Key]> };

/**
 * A text in the language of this document. `name` is its export's name, with which the keys of its catalogue begin. Throws while
 * pages are written where a language lacks it; a visitor in need had better read English than nothing.
 */
export function inLanguage<const Text extends object>(name: string, english: Text): Translated<Text> {
  const words = isSourceLanguage ? english : loadedWords()?.[name];
  if (words === undefined && isWritten)
    throw new Error(`'${name}' is missing in ${language.tag}. See web/translations/words-of-site.ts.`);
  return (words === english ? english : withEnglishFor(words, english)) as Translated<Text>;
}

/** The words with the English of each that is missing: the build takes out those whose English has changed since they were translated. */
function withEnglishFor(words: unknown, english: unknown): unknown {
  if (words === undefined) return inItsDirection(english);
  if (typeof english !== 'object' || english === null) return words;
  const own = words as Readonly<Record<string, unknown>>;
  const entries = Object.entries(english).map(([key, part]) => [key, withEnglishFor(own[key], part)] as const);
  const group: object = Array.isArray(english) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
  englishKeys.set(
    group,
    entries.flatMap(([key]) => (own[key] === undefined ? [key] : [])),
  );
  return group;
}

/** English from left to right within a page from right to left. */
function inItsDirection(english: unknown): unknown {
  if (language.direction === 'ltr') return english;
  if (typeof english === 'string') return `\u2066${english}\u2069`;
  if (typeof english !== 'function') return english;
  return (...values: unknown[]) => `\u2066${english(...values)}\u2069`;
}

/** Words that come with code, after a page's own. */
export type LateFile =
  | 'aed'
  | 'cpr'
  | 'found'
  | 'map'
  | 'places'
  | 'places-late'
  | 'reckoning'
  | 'report'
  | 'sections'
  | 'waiting'
  | 'way';

/** Code that comes late, with its words before it: a text is taken once, when its code runs first. */
export async function withWords<Module>(files: readonly LateFile[], load: () => Promise<Module>): Promise<Module> {
  await loadWords(files);
  return load();
}
