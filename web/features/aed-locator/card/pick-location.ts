interface LocationWords {
  readonly words: string;
  /** Undefined if the register names none. */
  readonly language: string | undefined;
}

const noLanguage = 'und';

/**
 * Where an AED hangs, in the language the visitor reads best: theirs in their order, then the one the register did not name
 * (mostly that of the place, as the signs there), then English, then any. Null if nothing is said.
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
