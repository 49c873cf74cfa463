// Lists the translations whose English has changed since, and records which are up to date again.
import { translations } from '../../web/languages/languages.ts';
import { englishHashes } from './english-texts.ts';
import { readMadeFrom, staleKeys, writeMadeFrom } from './made-from.ts';

const usage = `npm run translations                          lists by language the texts whose English has changed
npm run translations -- accept TAG [KEY…]     these translations, or all of the language, say what the English says now
npm run translations -- accept all KEY…       the same in every language, where the English changed its wording only
A KEY stands for those that begin with it too: 'cprText' for the whole coach.`;

const english = await englishHashes();
const tags = translations.map(({ tag }) => tag);
const madeFrom = readMadeFrom(tags);

function list(): void {
  for (const tag of tags) {
    const stale = staleKeys(english, madeFrom.get(tag));
    console.log([`${tag}: ${stale.length} to translate again`, ...stale].join('\n  '));
  }
}

function accept([tag = '', ...keys]: readonly string[]): void {
  const isKnown = tag === 'all' ? keys.length > 0 : tags.includes(tag);
  if (!isKnown) throw new Error(`'${tag}' is not a language. Name one of ${tags.join(', ')}, or 'all' with a KEY.`);
  const isMeant = (key: string) =>
    keys.length === 0 || keys.some((wanted) => key === wanted || key.startsWith(`${wanted}.`));
  const next = new Map(
    [...madeFrom].map(([own, hashes]) => {
      if (tag !== 'all' && own !== tag) return [own, hashes];
      const accepted = staleKeys(english, hashes).filter(isMeant);
      for (const key of accepted) console.log(`${own}: ${key} is up to date`);
      return [own, new Map([...hashes, ...accepted.map((key) => [key, english.get(key) ?? ''] as const)])];
    }),
  );
  writeMadeFrom(next, english.keys());
}

const [command, ...rest] = process.argv.slice(2);
if (command === undefined) list();
else if (command === 'accept') accept(rest);
else throw new Error(`'${command}' is not a command.\n${usage}`);
