import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { translatedAddress, translations } from '../../../web/languages/languages.ts';
import { lateWordsOfPage, partsOf, wordsOfPage } from '../../../web/translations/words-of-pages.ts';
import { staleTranslations } from '../../translations/stale-words.ts';
import { leftOut } from './left-out.ts';

/** Addresses of a page's words. */
export interface WordsOfPage {
  /** Of the file that it is sent before its code; null in the source language. */
  readonly ahead: string | null;
  /** Those that it asks for with the code that shows them, by their file. */
  readonly late: Readonly<Record<string, string>>;
}

/** The words of the pages of other languages, by the page's own address. */
export type WordsOfPages = Readonly<Record<string, WordsOfPage>>;

const entry = /^words:(?<folder>[\w-]+)\/(?<files>[\w+-]+)$/;

/** An entry hands words over to the document: of all files together that it names, for one file packs better than two and comes sooner. */
const handedOver = (stale: ReadonlyMap<string, readonly string[]>): Plugin => ({
  name: 'words-handed-over',
  resolveId: (id) => (entry.test(id) ? `\0${id}` : null),
  load(id) {
    const { folder, files } = entry.exec(id.slice(1))?.groups ?? {};
    if (folder === undefined || files === undefined) return null;
    const names = files.split('+');
    const imports = names.map((file, index) => {
      const path = resolve(`web/translations/${folder}/${file}.ts`);
      // By a name of its own in each entry, or the parts that two pages have would be a third file that no page names.
      return `import { words as words${index} } from ${JSON.stringify(`${path}?in=${files}`)};\n`;
    });
    const all = names.map((_, index) => `...words${index}`).join(', ');
    return `${imports.join('')}const words = { ${all} };
${(stale.get(folder) ?? []).map(leftOut).join('')}globalThis.wordsOfDocument = { ...globalThis.wordsOfDocument, ...words };`;
  },
});

const nameOf = (tag: string, files: readonly string[]) => `words-${tag}-${files.join('-')}`;

/** Bundles the words of every language, a file for each part of the site, into the site's assets. */
export async function buildWords(siteFolder: string): Promise<WordsOfPages> {
  const entries = [
    ...Object.values(wordsOfPage),
    ...Object.values(lateWordsOfPage).flatMap((files) => files.map(partsOf)),
  ];
  const inputs = translations.flatMap(({ tag }) =>
    entries.map((files) => [nameOf(tag, files), `words:${tag}/${files.join('+')}`] as const),
  );
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [handedOver(await staleTranslations())],
    build: {
      outDir: siteFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(inputs),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          // Their shared code is kept by everybody's worker: no page names it.
          chunkFileNames: 'assets/[name]-[hash].js',
        },
      },
    },
  });
  const { output } = [built].flat().find((result) => 'output' in result) ?? { output: [] };
  const addresses = new Map(output.map((chunk) => [chunk.type === 'chunk' ? chunk.name : '', `/${chunk.fileName}`]));
  return Object.fromEntries(
    translations.flatMap(({ tag }) => {
      const addressOf = (files: readonly string[]) => {
        const address = addresses.get(nameOf(tag, files));
        if (address === undefined) throw new Error(`The words '${files.join('+')}' in ${tag} were not built.`);
        return address;
      };
      return Object.entries(wordsOfPage).map(([page, parts]) => {
        const late = (lateWordsOfPage[page] ?? []).map((file) => [file, addressOf(partsOf(file))]);
        return [translatedAddress(tag, page), { ahead: addressOf(parts), late: Object.fromEntries(late) }];
      });
    }),
  );
}
