import { readDocumentLanguageTag, readLoadedTexts } from './document-language.ts';
import { type Language, sourceLanguage, translations } from './languages.ts';
import { createTextLoader } from './load-texts.ts';

declare global {
  /**
   * All texts in the document's language, by name. The page sets them before it runs any code that shows a text. They
   * are undefined in the source language.
   */
  var documentTexts: Readonly<Record<string, unknown>> | undefined;
  /** URLs of the text files of lazily loaded code, by file name. They are undefined in the source language. */
  var lateDocumentTexts: Readonly<Record<string, string>> | undefined;
  /** Text of the script that sets `documentTexts` and `lateDocumentTexts` in the page being prerendered. */
  var wordsScriptOfPage: string | undefined;
  /** Whether outdated translations in the language being prerendered are replaced by English. */
  var hasEnglishInPlaces: boolean | undefined;
  /** Tag of the language being prerendered. During prerendering there is no document from which to read it. */
  var languageOfDocument: string | undefined;
}

// The build replaces `import.meta.env.SSR` with a constant. Code needed only for prerendering is therefore removed from
// what browsers load.
const isPrerendering = import.meta.env?.SSR !== false && typeof document === 'undefined';
const tag = isPrerendering ? globalThis.languageOfDocument : readDocumentLanguageTag();

/** This document's language. It never changes, because every language has its own URL. */
export const language: Language = translations.find((translation) => translation.tag === tag) ?? sourceLanguage;

export const isSourceLanguage = language === sourceLanguage;

const loadWords = createTextLoader(globalThis.lateDocumentTexts ?? {});

/** Attributes for English content on a translated page, such as the title of a source. */
export const englishAttributes = isSourceLanguage ? {} : ({ lang: 'en', dir: 'ltr' } as const);

/**
 * For each group of texts, the keys of the texts that are in English because their translation is outdated or missing.
 */
const englishKeys = new WeakMap<object, readonly string[]>();

/**
 * Returns the `lang` and `dir` attributes of an element that shows one text of a group. Returns no attributes unless
 * English replaces the translation.
 */
export function languageAttributesOf<Group extends object>(group: Group, key: keyof Group): typeof englishAttributes {
  return englishKeys.get(group)?.includes(String(key)) ? englishAttributes : {};
}

/** Keys whose values are used by the code, such as link targets. They are the same in every language. */
type CodeKey = 'id' | 'to';

/** The type of a group of texts in any language: it has the same keys, and its functions have the same parameters. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Text]: Key extends CodeKey ? Text[Key] : Translated<Text[Key]> };

/**
 * Returns a group of texts in this document's language. `name` is the name of its export and the prefix of its
 * catalogue keys. If the language lacks the group, this throws during prerendering. In the browser it returns English
 * instead, because a visitor in an emergency must be able to read something.
 */
export function inLanguage<const Text extends object>(name: string, english: Text): Translated<Text> {
  const words = isSourceLanguage ? english : readLoadedTexts()?.[name];
  if (words === undefined && isPrerendering)
    throw new Error(`'${name}' is missing in ${language.tag}. See web/translations/text-files.ts.`);
  return (words === english ? english : withEnglishFor(words, english)) as Translated<Text>;
}

/**
 * Replaces missing texts with English. The build leaves out a translation if its English text has changed since it was
 * translated.
 */
function withEnglishFor(words: unknown, english: unknown): unknown {
  if (words === undefined) return isolateEnglish(english);
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

/** Marks English text as left-to-right on a right-to-left page. */
function isolateEnglish(english: unknown): unknown {
  if (language.direction === 'ltr') return english;
  if (typeof english === 'string') return `\u2066${english}\u2069`;
  if (typeof english !== 'function') return english;
  return (...values: unknown[]) => `\u2066${english(...values)}\u2069`;
}

/** Text files that are loaded with lazily loaded code, in addition to the page's own. */
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

/** Loads code after its text files, because a module reads its texts only once, when it is evaluated. */
export async function loadWithTexts<Module>(
  files: readonly LazyTextFile[],
  load: () => Promise<Module>,
): Promise<Module> {
  await loadWords(files);
  return load();
}
