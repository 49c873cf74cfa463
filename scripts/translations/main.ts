// Command line: lists stale translations, checks the catalogues, and updates them from the English.
import { translations } from '../../web/languages/languages.ts';
import { loadCatalogue, type MessageCatalogue, updateCatalogue, writeCatalogue } from './catalogue.ts';
import { findAllCatalogueFaults } from './check-catalogue.ts';
import { readEnglishMessages } from './english-messages.ts';
import { findStaleKeys } from './translation.ts';

const usage = `npm run translations                          lists by language the texts whose English has changed
npm run translations -- update                writes the English of today into every catalogue (web/translations/*.po)
npm run translations -- check                 says what a build would refuse
npm run translations -- accept TAG [KEY…]     these translations, or all of the language, say what the English says now
npm run translations -- accept all KEY…       the same in every language, where the English changed its wording only
A KEY stands for those that begin with it too: 'cprText' for the whole coach.`;

const english = readEnglishMessages();
const tags = translations.map(({ tag }) => tag);

function list(): void {
  for (const tag of tags) {
    const stale = findStaleKeys(loadCatalogue(tag), english);
    console.log([`${tag}: ${stale.length} to translate again`, ...stale].join('\n  '));
  }
}

/** Updates every catalogue from the English, applies a change to it, and writes it. */
function change(what: (catalogue: MessageCatalogue, tag: string) => MessageCatalogue): void {
  for (const tag of tags) {
    const updated = updateCatalogue(loadCatalogue(tag), english.messages.values());
    writeCatalogue(tag, what(updated, tag), english.messages);
  }
}

function check(): void {
  const faults = findAllCatalogueFaults(english, loadCatalogue);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  let isAnyStale = false;
  for (const tag of tags) {
    const stale = findStaleKeys(loadCatalogue(tag), english);
    if (stale.length === 0) continue;
    isAnyStale = true;
    console.warn(
      `${tag}: the English of ${stale.join(', ')} has changed; readers see it until it is translated again.`,
    );
  }
  if (isAnyStale)
    console.warn(
      'If only the wording changed: npm run translations -- accept all KEY. Otherwise: npm run translations -- update, then translate the entries marked fuzzy.',
    );
}

function accept([wanted = '', ...keys]: readonly string[]): void {
  const isKnown = wanted === 'all' ? keys.length > 0 : tags.includes(wanted);
  if (!isKnown) throw new Error(`'${wanted}' is not a language. Name one of ${tags.join(', ')}, or 'all' with a KEY.`);
  let count = 0;
  const isMeant = (key: string) => keys.length === 0 || keys.some((one) => key === one || key.startsWith(`${one}.`));
  change(({ headers, entries }, tag) => ({
    headers,
    entries: entries.map((entry) => {
      const isAccepted = entry.isFuzzy && isMeant(entry.key) && (wanted === 'all' || wanted === tag);
      if (!isAccepted) return entry;
      console.log(`${tag}: ${entry.key} is up to date`);
      count += 1;
      return { ...entry, isFuzzy: false, previous: '' };
    }),
  }));
  if (count > 0) return;
  console.error(
    'No translation was accepted, because none of these is stale. npm run translations lists those that are.',
  );
  process.exitCode = 1;
}

const [command, ...rest] = process.argv.slice(2);
if (command === undefined) list();
else if (command === 'update') change((catalogue) => catalogue);
else if (command === 'check') check();
else if (command === 'accept') accept(rest);
else throw new Error(`'${command}' is not a command.\n${usage}`);
