import { basename, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { translations } from '../../../web/languages/languages.ts';
import { buildShownTextsModule } from '../../translations/translation.ts';

/**
 * Folder on the site with the code that `/embed.js` loads when the list comes near the viewport or when a visitor opens
 * the map.
 */
const partsFolder = 'embed-parts';

const webFolder = resolve('web');

/**
 * Modules that are left out of the embedded map. Detailed coasts, rivers and town names are eleven megabytes in about
 * five hundred files, and at the scale of a town the map shows streets instead.
 */
const omittedModules = /\/(?:coast|water-and-town)-files\.ts$/;
const emptyModule = '\0no-files';

/**
 * Static files that the bundles may contain. The small images belong to controls of Leaflet that this map does not use.
 */
const knownAssets = /^(?:map\.css|world-land\.json|(?:layers|layers-2x|marker-icon)\.png)$/;

/** An embedded list is in another site's document, so it takes its language from the URL of its script. */
const languageFromScriptUrl: Plugin = {
  name: 'language-of-address',
  enforce: 'pre',
  resolveId(source) {
    if (/\/document-language\.ts$/.test(source)) return resolve(webFolder, 'embed/document-language.ts');
    return omittedModules.test(source) ? emptyModule : null;
  },
  load: (id) =>
    id === emptyModule
      ? ['coastFileUrl', 'waterAndTownsUrl', 'townNamesUrl']
          .map((name) => `export const ${name} = () => undefined;`)
          .join('')
      : null,
};

const wordsEntry = /^\0?embed-words:(?<tag>[\w-]+)$/;
/** Names of the texts that an embedded list and its map use. */
const embeddedTexts = [
  'embedText',
  'availabilityText',
  'aedCardText',
  'checkDateText',
  'aedDetailsText',
  'registryText',
  'aedMapText',
  'aedMapPlaceholderText',
  'mapFrameText',
];

const embeddedWords: Plugin = {
  name: 'embedded-words',
  resolveId: (id) => (wordsEntry.test(id) ? `\0${id}` : null),
  load(id) {
    const tag = wordsEntry.exec(id)?.groups?.tag;
    if (tag === undefined) return null;
    return `${buildShownTextsModule(tag, embeddedTexts, `?in=${tag}`)}export { words };`;
  },
};

/** Bundles each input into a file with a fixed name. With `isWhole`, a file contains all that it needs. */
async function bundle(
  siteFolder: string,
  input: Readonly<Record<string, string>>,
  { plugins, isWhole }: { readonly plugins: readonly Plugin[]; readonly isWhole: boolean },
): Promise<void> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    base: './',
    plugins: [...plugins],
    build: {
      outDir: siteFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { ...input },
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: `${partsFolder}/[name].js`,
          assetFileNames: ({ names }) =>
            `${partsFolder}/${names.some((name) => name.endsWith('.css')) ? 'map' : '[name]'}[extname]`,
          ...(isWhole && { codeSplitting: false }),
        },
      },
    },
  });
  const { output } = [built].flat().find((result) => 'output' in result) ?? { output: [] };
  const unknown = output.find(({ type, fileName }) => type === 'asset' && !knownAssets.test(basename(fileName)));
  if (unknown !== undefined)
    throw new Error(
      `The list on other pages would need the file ${unknown.fileName}. Leave it out in build-embed.ts, or name it there.`,
    );
}

/**
 * Writes `/embed.js` and the files that it loads. Pages of other sites refer to them by name, so no name may change,
 * and no file that another one loads may ever be removed.
 */
export async function buildEmbed(siteFolder: string): Promise<void> {
  const words = translations.map(({ tag }) => [`${partsFolder}/words-${tag}`, `embed-words:${tag}`]);
  const plugins = [languageFromScriptUrl];
  await bundle(siteFolder, { embed: 'web/embed/embed.ts' }, { plugins, isWhole: true });
  await bundle(siteFolder, { [`${partsFolder}/view`]: 'web/embed/view.ts' }, { plugins, isWhole: true });
  await bundle(siteFolder, { [`${partsFolder}/map`]: 'web/embed/map.ts' }, { plugins, isWhole: true });
  await bundle(siteFolder, Object.fromEntries(words), {
    plugins: [embeddedWords],
    isWhole: false,
  });
}
