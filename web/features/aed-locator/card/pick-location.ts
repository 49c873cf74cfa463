interface LocationWords {
  readonly words: string;
  /** The language tag of the text; undefined if the register gives none. */
  readonly language: string | undefined;
}

const noLanguage = 'und';

/**
 * The location text in the best language for the visitor: their languages in order, then one without a language tag
 * (usually the local one, like signs there), then English, then any. Null if there is none.
 */
export function pickLocation(
  location: Readonly<Record<string, string>>,
  languages: readonly string[],
): LocationWords | null {
  const wanted = languages.map((language) => language.toLowerCase().split('-')[0] ?? '');
  for (const language of [...wanted, noLanguage, 'en', ...Object.keys(location)]) {
    const words = location[language];
    if (words !== undefined) return { words, language: language === noLanguage ? undefined : language };
  }
  return null;
}
