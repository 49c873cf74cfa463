import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { languages, registryPages, sourceLanguage } from '../../web/languages/languages.ts';
import { textNamesIn } from '../../web/translations/text-files.ts';
import { textFilesByPage } from '../../web/translations/text-files-by-page.ts';
import { emergencyNumbersPlugin } from '../toolchain/emergency-numbers-plugin.ts';
import { shownTextsModule } from '../translations/translation.ts';

const renderer = resolve('web/pages/registry-pages/render-registry-page.tsx');
/** Evaluated in this order: texts must be set before the code that reads them. */
const ordered = ['pages:language', 'pages:words', renderer];
const entry = 'pages:entry';

/**
 * The renderer of server-filled pages in one language. Lazy parts of a page are left out, because they are not rendered
 * on the server.
 */
function inOneLanguage(tag: string): Plugin {
  const modules: Readonly<Record<string, string>> = {
    [entry]: ordered.map((name) => `export * from ${JSON.stringify(name)};\n`).join(''),
    'pages:language': `globalThis.languageOfDocument = ${JSON.stringify(tag)};`,
    'pages:words': wordsOf(tag),
  };
  return {
    name: 'pages-in-one-language',
    enforce: 'pre',
    resolveId(source, _, { kind }) {
      if (kind === 'dynamic-import') return { id: source, external: true };
      return source in modules ? `\0${source}` : null;
    },
    load: (id) => modules[id.slice(1)] ?? null,
  };
}

function wordsOf(tag: string): string {
  if (tag === sourceLanguage.tag) return 'globalThis.wordsOfDocument = undefined;';
  const files = [...new Set(registryPages.flatMap(({ shell }) => textFilesByPage[shell] ?? []))];
  return `${shownTextsModule(tag, textNamesIn(files))}globalThis.wordsOfDocument = words;`;
}

/**
 * Builds the server's renderer, one module per language: build/pages/de.js exports `renderRegistryPage`
 * (web/pages/registry-pages/render-registry-page.tsx). Each has its own module instances, because a text is read once,
 * when its module is evaluated.
 */
export async function buildRenderedPages(buildFolder: string): Promise<void> {
  for (const { tag } of languages) {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [inOneLanguage(tag), emergencyNumbersPlugin],
      build: {
        ssr: true,
        outDir: `${buildFolder}/pages`,
        emptyOutDir: false,
        // Images are files of the site, with the URLs of its own build.
        assetsInlineLimit: 0,
        ssrEmitAssets: false,
        rolldownOptions: {
          input: { [tag]: entry },
          output: { format: 'esm', entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    });
  }
}
