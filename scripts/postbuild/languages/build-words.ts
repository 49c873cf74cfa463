import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { translatedPages, translations } from '../../../web/languages/languages.ts';
import { lateWordsOfPage, wordsOfPage } from '../../../web/languages/words-of-site.ts';

/** Addresses of a page's words. */
export interface WordsOfPage {
  /** Those that it is sent before its code. */
  readonly ahead: readonly string[];
  /** Those that it asks for with the code that shows them, by their file. */
  readonly late: Readonly<Record<string, string>>;
}

/** The words of the pages of other languages, by the page's own address. */
export type WordsOfPages = Readonly<Record<string, WordsOfPage>>;

const entry = /^words:(?<folder>[\w-]+)\/(?<file>[\w-]+)$/;

/** An entry hands a file of words over to the document. */
const handedOver: Plugin = {
  name: 'words-handed-over',
  resolveId: (id) => (entry.test(id) ? `\0${id}` : null),
  load(id) {
    const { folder, file } = entry.exec(id.slice(1))?.groups ?? {};
    if (folder === undefined) return null;
    const path = resolve(`web/languages/${folder}/${file}.ts`);
    return `import { words } from ${JSON.stringify(path)};\nglobalThis.wordsOfDocument = { ...globalThis.wordsOfDocument, ...words };`;
  },
};

const nameOf = (tag: string, file: string) => `words-${tag}-${file}`;

/** Bundles the words of every language, a file for each part of the site, into the site's assets. */
export async function buildWords(siteFolder: string): Promise<WordsOfPages> {
  const files = new Set(
    translatedPages.flatMap((page) => [...(wordsOfPage[page] ?? []), ...(lateWordsOfPage[page] ?? [])]),
  );
  const inputs = translations.flatMap(({ tag }) =>
    [...files].map((file) => [nameOf(tag, file), `words:${tag}/${file}`] as const),
  );
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [handedOver],
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
      const addressOf = (file: string) => addresses.get(nameOf(tag, file)) ?? [];
      return Object.entries(wordsOfPage).map(([page, parts]) => {
        const late = (lateWordsOfPage[page] ?? []).map((file) => [file, addressOf(file)]);
        return [`/${tag}${page}`, { ahead: parts.flatMap(addressOf), late: Object.fromEntries(late) }];
      });
    }),
  );
}
