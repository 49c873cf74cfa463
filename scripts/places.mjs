import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { command } from './toolchain/project.mjs';

const folder = 'content/places';

/** What a place may hold beside its hub, each gathered in its own list: what is drawn with a map travels without what a page says. */
const kinds = [
  { file: 'hub', type: 'PlaceHub' },
  { file: 'page', type: 'PlacePage' },
  { file: 'official-figure', type: 'OfficialFigure' },
];

/** @param {string} words */
const camel = (words) => words.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/**
 * The lists of what is in the folders of the places, and how many there are. Places keep the order of the list of hubs as it is; a new
 * one comes last, and may be moved there by hand.
 * @returns {ReadonlyMap<string, string>} each file's text by its path
 */
export function placeLists() {
  const pathOf = (/** @type {string} */ file) => `${folder}/every-${file}.ts`;
  const places = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  const listed = readFileSync(pathOf('hub'), 'utf8').matchAll(/^ {2}(?:'([^']+)': )?(\w+),$/gm);
  const order = [...listed].map(([, quoted, plain]) => quoted ?? plain);
  const rank = (/** @type {string} */ id) => (order.includes(id) ? order.indexOf(id) : order.length);
  const holdersOf = (/** @type {string} */ file) =>
    places.filter((id) => existsSync(`${folder}/${id}/${file}.ts`)).sort();
  const lists = new Map(
    kinds.map(({ file, type }) => {
      const holders = holdersOf(file);
      const imports = holders.map((id) => `import { ${camel(id)} } from './${id}/${file}.ts';`);
      const inOrder = holders.toSorted((one, other) => rank(one) - rank(other));
      const entries = inOrder.map((id) => (id === camel(id) ? `  ${id},` : `  '${id}': ${camel(id)},`));
      const lines = [
        `import type { ${type} } from '../place-facts.ts';`,
        ...imports,
        '',
        '/** Written by `npm run places`: one entry a folder. */',
        `export const every${camel(`-${file}`)}: Readonly<Record<string, ${type}>> = {`,
        ...entries,
        '};',
        '',
      ];
      return [pathOf(file), lines.join('\n')];
    }),
  );
  const comment =
    '/** How many places there are, for pages that need none of their records. Written by `npm run places`. */';
  return lists.set(pathOf('count'), `${comment}\nexport const placeCount = ${holdersOf('hub').length};\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await command(async function places() {
    for (const [path, text] of placeLists()) {
      writeFileSync(path, text);
      console.log(`Wrote ${path}`);
    }
  });
}
