import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { filledPages, languages, sourceLanguage } from '../../web/languages/languages.ts';
import { wordsOfPage } from '../../web/translations/words-of-pages.ts';
import { textsIn } from '../../web/translations/words-of-site.ts';
import { emergencyNumbersPlugin } from '../toolchain/emergency-numbers-plugin.ts';
import { shownWordsModule } from '../translations/translation.ts';

const renderer = resolve('web/pages/filled/render-filled.tsx');
/** Evaluated in this order: what a text is taken from is there before the code that takes it. */
const ordered = ['pages:language', 'pages:words', renderer];
const entry = 'pages:entry';

/**
 * What renders the pages that our server fills in, in one language. What a page loads later is left out: no page is rendered with it.
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
  const files = [...new Set(filledPages.flatMap(({ shell }) => wordsOfPage[shell] ?? []))];
  return `${shownWordsModule(tag, textsIn(files))}globalThis.wordsOfDocument = words;`;
}

/**
 * Builds what renders the content of pages on our server, a module for each language: build/pages/de.js exports `renderFilled`
 * (web/pages/filled/render-filled.tsx). Each has modules of its own, for a text is taken once, where its module is evaluated.
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
        // Pictures are files of the site, by the address that the site's own build gave them.
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
