// Holds every language's words against the English ones, after the types have held their shape, and lists what is to be translated again.
import { translations } from '../../web/languages/languages.ts';
import { wordsFiles } from '../../web/translations/words-of-pages.ts';
import { englishTexts, sentencesOf, type Words } from '../translations/english-texts.ts';
import { messageFaults, saidPlainly, textFaults } from '../translations/message-faults.ts';
import { staleTranslations } from '../translations/stale-words.ts';
import { lostValues } from './lost-values.ts';

const folder = 'web/translations';

type Sentence = string | ((...values: never[]) => string);

const english = await englishTexts();
const sentences = sentencesOf(english as unknown as Words) as ReadonlyMap<string, Sentence>;

/** What the sentences of a text say of counts, days, names, links and the like that a language cannot. */
function faultsOf(words: Words, tag: string, where: string): string[] {
  return [...(sentencesOf(words) as ReadonlyMap<string, Sentence>)].flatMap(([key, own]) => {
    const source = sentences.get(key) ?? '';
    const faults =
      typeof source === 'function' && typeof own === 'function' ? messageFaults(source, own, key, tag) : [];
    const said = saidPlainly(own, source, key);
    return [...faults, ...textFaults(saidPlainly(source, source, key), said, key, tag)].map(
      (fault) => `${where}: ${fault}`,
    );
  });
}

for (const { tag } of translations) {
  for (const file of wordsFiles) {
    const where = `${folder}/${tag}/${file}.ts`;
    const { words }: { words: Record<string, Words> } = await import(`../../${where}`);
    const lost = Object.entries(words).flatMap(([name, text]) => lostValues(english[name], text, name, where));
    const found = lost.length > 0 ? lost : faultsOf(words, tag, where);
    for (const sentence of found) console.error(sentence);
    if (found.length > 0) process.exitCode = 1;
  }
}
for (const [tag, keys] of await staleTranslations()) {
  if (keys.length === 0) continue;
  const shown = 'readers see the English until it is translated again (npm run translations)';
  console.warn(`${tag}: the English of ${keys.join(', ')} has changed; ${shown}.`);
}
