import { build, type Plugin } from 'vite';
import { translatedPath, translations } from '../../../web/languages/languages.ts';
import { type TextFile, textNamesIn } from '../../../web/translations/text-files.ts';
import { lazyTextFilesByPage, partsOfTextFile, textFilesByPage } from '../../../web/translations/text-files-by-page.ts';
import { shownTextsModule } from '../../translations/translation.ts';

/** The scripts that provide translated pages with their texts, by page path. */
export type PageTextScripts = Readonly<Record<string, string>>;

const entry = /^words:(?<tag>[\w-]+)\/(?<files>[\w+-]+)$/;

/** An entry exports the texts of all files it names: one file compresses better than two and loads sooner. */
const handedOver: Plugin = {
  name: 'words-handed-over',
  resolveId: (id) => (entry.test(id) ? `\0${id}` : null),
  load(id) {
    const { tag, files } = entry.exec(id.slice(1))?.groups ?? {};
    if (tag === undefined || files === undefined) return null;
    const names = textNamesIn(files.split('+') as TextFile[]);
    // Dependencies of texts are bundled into their entry: an inline script imports nothing.
    const module = shownTextsModule(tag, names, `?in=${tag}+${files}`);
    return `${module}globalThis.wordsOfDocument = { ...globalThis.wordsOfDocument, ...words };`;
  },
};

const nameOf = (tag: string, files: readonly string[]) => `words-${tag}-${files.join('-')}`;

/** Stores the code of inline texts by entry name, and does not write it to the site's files. */
const heldBack = (names: ReadonlySet<string>, codes: Map<string, string>): Plugin => ({
  name: 'words-held-back',
  generateBundle(_, bundle) {
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk' || !names.has(chunk.name)) continue;
      if (chunk.imports.length > 0)
        this.error(`The words '${chunk.name}' import ${chunk.imports}. A script inside a page imports nothing.`);
      codes.set(chunk.name, chunk.code);
      delete bundle[file];
    }
  },
});

/**
 * Bundles the texts of every language: a page's own into an inline script, those of its lazy parts into the site's
 * assets.
 */
export async function buildPageTexts(siteFolder: string): Promise<PageTextScripts> {
  const ownWords = Object.values(textFilesByPage);
  const entries = [...ownWords, ...Object.values(lazyTextFilesByPage).flatMap((files) => files.map(partsOfTextFile))];
  const inputs = translations.flatMap(({ tag }) =>
    entries.map((files) => [nameOf(tag, files), `words:${tag}/${files.join('+')}`] as const),
  );
  const codes = new Map<string, string>();
  const ownNames = new Set(translations.flatMap(({ tag }) => ownWords.map((files) => nameOf(tag, files))));
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [handedOver, heldBack(ownNames, codes)],
    build: {
      outDir: siteFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(inputs),
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const { output } = [built].flat().find((result) => 'output' in result) ?? { output: [] };
  const addresses = new Map(output.map((chunk) => [chunk.type === 'chunk' ? chunk.name : '', `/${chunk.fileName}`]));
  return Object.fromEntries(
    translations.flatMap(({ tag }) =>
      Object.entries(textFilesByPage).map(([page, parts]) => {
        const late = (lazyTextFilesByPage[page] ?? []).map((file) => [
          file,
          found(addresses, nameOf(tag, partsOfTextFile(file))),
        ]);
        const code = found(codes, nameOf(tag, parts));
        return [translatedPath(tag, page), pageTextScript(code, Object.fromEntries(late))];
      }),
    ),
  );
}

function found(built: ReadonlyMap<string, string>, name: string): string {
  const value = built.get(name);
  if (value === undefined) throw new Error(`The words '${name}' were not built.`);
  return value;
}

/**
 * The inline script that provides a page with its texts.
 *
 * @param code Sets `wordsOfDocument`.
 * @param late URLs of the texts of lazy parts, by file name.
 */
export function pageTextScript(code: string, late: Readonly<Record<string, string>>): string {
  const script = `(() => {\n${code}\nglobalThis.lateWordsOfDocument = ${JSON.stringify(late)};\n})();`;
  // Escaped so that nothing in it closes the script element.
  return script.replace(/<(?=\/?script|!--)/gi, '\\x3c');
}
