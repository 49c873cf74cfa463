interface LocationWords {
  readonly words: string;
  /** The language tag of the text. Undefined if the source gives none. */
  readonly language: string | undefined;
}

const noLanguage = 'und';

/**
 * Returns the description of the location in the best language for the visitor. The visitor's languages come first, in
 * their order. Next is a description without a language tag, which is usually in the local language, like the signs at
 * the place. Then comes English, then any other language. Null if there is no description.
 */
export function chooseLocationDescription(
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
