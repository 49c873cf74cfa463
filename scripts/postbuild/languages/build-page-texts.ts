import { build, type Plugin } from 'vite';
import { buildTranslatedPath, translations } from '../../../web/languages/languages.ts';
import { listTextNamesIn, type TextFile } from '../../../web/translations/text-files.ts';
import { lazyTextFilesByPage, partsOfTextFile, textFilesByPage } from '../../../web/translations/text-files-by-page.ts';
import { buildShownTextsModule } from '../../translations/translation.ts';

/** The inline scripts that contain the texts of translated pages, by page path. */
export type PageTextScripts = Readonly<Record<string, string>>;

const entry = /^words:(?<tag>[\w-]+)\/(?<files>[\w+-]+)$/;

/**
 * Provides the entry modules, which assign texts to a global variable. One module has the texts of several files,
 * because one large module compresses better and loads sooner than several small ones.
 */
const pageTextEntries: Plugin = {
  name: 'words-handed-over',
  resolveId: (id) => (entry.test(id) ? `\0${id}` : null),
  load(id) {
    const { tag, files } = entry.exec(id.slice(1))?.groups ?? {};
    if (tag === undefined || files === undefined) return null;
    const names = listTextNamesIn(files.split('+') as TextFile[]);
    // The modules that the texts import are bundled with them, because an inline script cannot import anything.
    const module = buildShownTextsModule(tag, names, `?in=${tag}+${files}`);
    return `${module}globalThis.documentTexts = { ...globalThis.documentTexts, ...words };`;
  },
};

const nameOf = (tag: string, files: readonly string[]) => `words-${tag}-${files.join('-')}`;

/** Keeps the code of the named entries in `codes`, for inline scripts, and writes no file for them. */
const keepInlineCode = (names: ReadonlySet<string>, codes: Map<string, string>): Plugin => ({
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
 * Bundles the texts of every language. The texts that a page needs at once become its inline script, and those of its
 * lazily loaded parts become files of the site. Returns the inline scripts.
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
    plugins: [pageTextEntries, keepInlineCode(ownNames, codes)],
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
        return [buildTranslatedPath(tag, page), renderPageTextScript(code, Object.fromEntries(late))];
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
 * Returns the inline script that contains the texts of a page.
 *
 * @param code Assigns the texts to `documentTexts`.
 * @param late URLs of the texts of lazily loaded parts, by file name.
 */
export function renderPageTextScript(code: string, late: Readonly<Record<string, string>>): string {
  const script = `(() => {\n${code}\nglobalThis.lateDocumentTexts = ${JSON.stringify(late)};\n})();`;
  // `<` is escaped where a text could otherwise close the script element.
  return script.replace(/<(?=\/?script|!--)/gi, '\\x3c');
}
