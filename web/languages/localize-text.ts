import { documentLanguageTag, loadedWords } from './document-language.ts';
import { type Language, sourceLanguage, translations } from './languages.ts';
import { createTextLoader } from './load-texts.ts';

declare global {
  /**
   * All texts of the document's language by name, provided before any code that shows one. Missing in the source
   * language.
   */
  var wordsOfDocument: Readonly<Record<string, unknown>> | undefined;
  /** URLs of the texts of lazy parts, by file name. Missing in the source language. */
  var lateWordsOfDocument: Readonly<Record<string, string>> | undefined;
  /** The script that sets both, for the page being prerendered. */
  var wordsScriptOfPage: string | undefined;
  /** Whether the language being prerendered has stale texts. */
  var hasEnglishInPlaces: boolean | undefined;
  /** The language being prerendered, where there is no document. */
  var languageOfDocument: string | undefined;
}

// Replaced by the build: code needed only for prerendering is removed from what browsers load.
const isWritten = import.meta.env?.SSR !== false && typeof document === 'undefined';
const tag = isWritten ? globalThis.languageOfDocument : documentLanguageTag();

/** This document's language, which never changes: another language is another URL. */
export const language: Language = translations.find((translation) => translation.tag === tag) ?? sourceLanguage;

export const isSourceLanguage = language === sourceLanguage;

const loadWords = createTextLoader(globalThis.lateWordsOfDocument ?? {});

/** For English content on a translated page, such as titles of sources. */
export const englishAttributes = isSourceLanguage ? {} : ({ lang: 'en', dir: 'ltr' } as const);

/** For each group of texts, the keys whose translation is replaced by English. */
const englishKeys = new WeakMap<object, readonly string[]>();

/** `lang` and `dir` of an element that shows one text of a group: set if English replaces the translation. */
export function languageAttributesOf<Group extends object>(group: Group, key: keyof Group): typeof englishAttributes {
  return englishKeys.get(group)?.includes(String(key)) ? englishAttributes : {};
}

/** Keys whose values are for the code: the same in every language. */
type CodeKey = 'id' | 'to';

/** The type of a text in any language: the same entries, and functions of the same values. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Text]: Key extends CodeKey ? Text[Key] : Translated<Text[Key]> };

/**
 * A text in this document's language. `name` is its export's name and the prefix of its catalogue keys. Throws during
 * prerendering if a language lacks it; in the browser English is used, because visitors in need should read something.
 */
export function inLanguage<const Text extends object>(name: string, english: Text): Translated<Text> {
  const words = isSourceLanguage ? english : loadedWords()?.[name];
  if (words === undefined && isWritten)
    throw new Error(`'${name}' is missing in ${language.tag}. See web/translations/text-files.ts.`);
  return (words === english ? english : withEnglishFor(words, english)) as Translated<Text>;
}

/** Fills missing texts with English: the build removes those whose English has changed since they were translated. */
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

/** English, left to right, within a right-to-left page. */
function inItsDirection(english: unknown): unknown {
  if (language.direction === 'ltr') return english;
  if (typeof english === 'string') return `\u2066${english}\u2069`;
  if (typeof english !== 'function') return english;
  return (...values: unknown[]) => `\u2066${english(...values)}\u2069`;
}

/** Texts loaded with lazy code, besides the page's own. */
export type LazyTextFile =
  | 'aed'
  | 'cpr'
  | 'found'
  | 'map'
  | 'places'
  | 'places-late'
  | 'ranking-method'
  | 'report'
  | 'sections'
  | 'waiting'
  | 'way';

/** Loads lazy code after its texts, because a module reads its texts once, when it is evaluated. */
export async function loadWithTexts<Module>(
  files: readonly LazyTextFile[],
  load: () => Promise<Module>,
): Promise<Module> {
  await loadWords(files);
  return load();
}
