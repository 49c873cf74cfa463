// Command line: lists stale and missing translations, checks the catalogues, and updates them from the English.
import { runAsCommand } from '../toolchain/project.mjs';
import { loadCatalogue, writeCatalogue } from './catalogue.ts';
import { runTranslations } from './command.ts';
import { readEnglishMessages } from './english-messages.ts';

await runAsCommand(async () => {
  const english = readEnglishMessages();
  const write = (tag: string, catalogue: Parameters<typeof writeCatalogue>[1]) =>
    writeCatalogue(tag, catalogue, english.messages);
  return runTranslations(process.argv.slice(2), { english, load: loadCatalogue, write });
});
