// Holds every language's words against the English ones, after the types have held their shape, and lists what is to be translated again.
import { translations } from '../../web/languages/languages.ts';
import { wordsFiles } from '../../web/translations/words-of-site.ts';
import { englishTexts, type Words } from '../translations/english-texts.ts';
import { staleTranslations } from '../translations/stale-words.ts';
import { lostValues } from './lost-values.ts';

const folder = 'web/translations';

const english = await englishTexts();
for (const { tag } of translations) {
  for (const file of wordsFiles) {
    const where = `${folder}/${tag}/${file}.ts`;
    const { words }: { words: Record<string, Words> } = await import(`../../${where}`);
    const lost = Object.entries(words).flatMap(([name, text]) => lostValues(english[name], text, name, where));
    for (const sentence of lost) console.error(sentence);
    if (lost.length > 0) process.exitCode = 1;
  }
}
for (const [tag, keys] of await staleTranslations()) {
  if (keys.length === 0) continue;
  const shown = 'readers see the English until it is translated again (npm run translations)';
  console.warn(`${tag}: the English of ${keys.join(', ')} has changed; ${shown}.`);
}
