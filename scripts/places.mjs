import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runAsCommand } from './toolchain/project.mjs';

const folder = 'content/places';

/**
 * The kinds of files that describe a place. Each kind has its own generated list, so that a map can load the hubs but
 * not the texts of the profiles.
 */
const kinds = [
  { file: 'hub', type: 'PlaceHub' },
  { file: 'page', type: 'PlacePage' },
  { file: 'official-figure', type: 'OfficialFigure' },
];

/** @param {string} words */
const toCamelCase = (words) => words.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/**
 * Generates the lists of the places' files, and the file with the number of places. Places keep their order in the
 * existing list of hubs. A new place is added at the end and can be moved by hand.
 * @returns {ReadonlyMap<string, string>} each file's text by its path
 */
export function generatePlaceLists() {
  const pathOf = (/** @type {string} */ file) => `${folder}/${file}s-by-id.ts`;
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
      const imports = holders.map((id) => `import { ${toCamelCase(id)} } from './${id}/${file}.ts';`);
      const inOrder = holders.toSorted((one, other) => rank(one) - rank(other));
      const entries = inOrder.map((id) => (id === toCamelCase(id) ? `  ${id},` : `  '${id}': ${toCamelCase(id)},`));
      const lines = [
        `import type { ${type} } from '../place-facts.ts';`,
        ...imports,
        '',
        '/** Written by `npm run places`: one entry per folder. */',
        `export const ${toCamelCase(file)}sById: Readonly<Record<string, ${type}>> = {`,
        ...entries,
        '};',
        '',
      ];
      return [pathOf(file), lines.join('\n')];
    }),
  );
  const comment = '/** The number of places, for pages that do not need their records. Written by `npm run places`. */';
  return lists.set(`${folder}/place-count.ts`, `${comment}\nexport const placeCount = ${holdersOf('hub').length};\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runAsCommand(async function places() {
    for (const [path, text] of generatePlaceLists()) {
      writeFileSync(path, text);
      console.log(`Wrote ${path}`);
    }
  });
}
