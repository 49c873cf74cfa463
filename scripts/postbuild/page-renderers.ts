import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { languages, registryPages, sourceLanguage } from '../../web/languages/languages.ts';
import { listTextNamesIn } from '../../web/translations/text-files.ts';
import { textFilesByPage } from '../../web/translations/text-files-by-page.ts';
import { emergencyNumbersPlugin } from '../toolchain/emergency-numbers-plugin.ts';
import { buildShownTextsModule } from '../translations/translation.ts';

const renderer = resolve('web/pages/registry-pages/render-registry-page.tsx');
/** The order in which these modules are evaluated: the texts must be set before the code that reads them is loaded. */
const moduleOrder = ['pages:language', 'pages:words', renderer];
const entry = 'pages:entry';

/**
 * Provides the modules that make up the page renderer in one language. Dynamic imports are left out, because the server
 * does not render what they load.
 */
function inOneLanguage(tag: string): Plugin {
  const modules: Readonly<Record<string, string>> = {
    [entry]: moduleOrder.map((name) => `export * from ${JSON.stringify(name)};\n`).join(''),
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
  if (tag === sourceLanguage.tag) return 'globalThis.documentTexts = undefined;';
  const files = [...new Set(registryPages.flatMap(({ shell }) => textFilesByPage[shell] ?? []))];
  return `${buildShownTextsModule(tag, listTextNamesIn(files))}globalThis.documentTexts = words;`;
}

/**
 * Builds the renderer of the server as one module per language: build/pages/de.js exports `renderRegistryPage`
 * (web/pages/registry-pages/render-registry-page.tsx). Each module has its own copy of the site's code, because that
 * code reads its texts only once, when it is loaded.
 */
export async function buildPageRenderers(buildFolder: string): Promise<void> {
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
        // Images are not inlined, because their URLs must be the same as in the site's own build.
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
