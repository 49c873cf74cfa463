import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { translations } from '../../../web/languages/languages.ts';
import { wordsOfPage } from '../../../web/languages/words-of-site.ts';

/** Addresses of the words that a page of another language is sent before its code, by the page's own address. */
export type WordsOfPages = Readonly<Record<string, readonly string[]>>;

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
  const files = [...new Set(Object.values(wordsOfPage).flat())].filter((file) => file !== 'stand-ins');
  const inputs = translations.flatMap(({ tag }) =>
    files.map((file) => [nameOf(tag, file), `words:${tag}/${file}`] as const),
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
    translations.flatMap(({ tag }) =>
      Object.entries(wordsOfPage).map(([page, parts]) => [
        `/${tag}${page}`,
        parts.flatMap((part) => addresses.get(nameOf(tag, part)) ?? []),
      ]),
    ),
  );
}
