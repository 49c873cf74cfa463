import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LazyTextFile } from '../languages/localize-text.ts';
import { textNamesByFile } from './text-files.ts';
import { lazyTextFilesByPage, partsOfTextFile, textFilesByPage } from './text-files-by-page.ts';

const web = new URL('../', import.meta.url);

interface Module {
  /** Modules that the module imports statically. */
  readonly imports: readonly string[];
  /** Modules that the module imports dynamically, each with the text files that are loaded before it. */
  readonly late: readonly { readonly module: string; readonly words: readonly LazyTextFile[] }[];
  /** Names of the texts that the module reads when it is evaluated. */
  readonly texts: readonly string[];
}

const read = new Map<string, Module>();

/** Parses the imports and texts of the source file at a path. The file must be formatted. */
function parseModule(address: string): Module {
  const known = read.get(address);
  if (known !== undefined) return known;
  const source = readFileSync(new URL(address), 'utf8');
  const code = (path: string) => (/^\..*\.tsx?$/.test(path) ? [new URL(path, address).href] : []);
  const module = {
    imports: [...source.matchAll(/^(?:import|export) (?!type )[^;']*?'(?<path>[^']+)';/gm)].flatMap(({ groups }) =>
      code(groups?.path ?? ''),
    ),
    late: [
      ...source.matchAll(/(?:loadWithTexts\(\[(?<words>[^\]]*)\], \(\) =>\s+)?import\('(?<path>[^']+)'\)/g),
    ].flatMap(({ groups }) =>
      code(groups?.path ?? '').map((path) => ({
        module: path,
        words: (groups?.words?.match(/[\w-]+/g) ?? []) as LazyTextFile[],
      })),
    ),
    texts: [...source.matchAll(/inLanguage\(\s*'(?<name>\w+)'/g)].map(({ groups }) => groups?.name ?? ''),
  };
  read.set(address, module);
  return module;
}

function withImports(address: string, all = new Set<string>()): ReadonlySet<string> {
  if (all.has(address)) return all;
  all.add(address);
  for (const path of parseModule(address).imports) withImports(path, all);
  return all;
}

/** The name of the text file that contains each text. */
const files: ReadonlyMap<string, string> = new Map(
  Object.entries(textNamesByFile).flatMap(([file, names]) => names.map((name) => [name, file] as const)),
);

/**
 * Returns the texts that code on a page may use without their file being loaded, either by the page or by the import of
 * that code.
 */
function unavailableTexts(page: string, start: string): string[] {
  const missing = new Set<string>();
  const seen = new Set<string>();
  const visit = (address: string, has: readonly string[]) => {
    const at = `${address} ${has}`;
    if (seen.has(at)) return;
    seen.add(at);
    for (const path of withImports(address)) {
      const { texts, late } = parseModule(path);
      // A text whose name ends in MetaText is used only by its own page, and the texts in 'links' only for
      // prerendering.
      const lacking = texts.filter(
        (name) => !name.endsWith('MetaText') && !['links', ...has].includes(`${files.get(name)}`),
      );
      for (const name of lacking) missing.add(`${name} on ${page} by ${address.slice(web.href.length)}`);
      for (const { module, words } of late) {
        const asked = words.filter((file) => lazyTextFilesByPage[page]?.includes(file)).flatMap(partsOfTextFile);
        visit(module, [...new Set([...has, ...asked])].toSorted());
      }
    }
  };
  visit(start, textFilesByPage[page] ?? []);
  return [...missing];
}

test('every page requests all texts that it shows, early or late', () => {
  const routes = readFileSync(new URL('routes.ts', web), 'utf8');
  const modules = [...routes.matchAll(/(?:index\(|route\('(?<path>[^']+)', )'(?<module>[^']+)'\)/g)].map(
    // The pages of the registry use the text files of their shell, whose path ends in '~'.
    ({ groups }) => [`/${(groups?.path ?? '').replace(/\*$/, '~')}`, `${groups?.module}`] as const,
  );
  const pages = modules.filter(([page]) => textFilesByPage[page] !== undefined);
  expect(pages.length).toBe(Object.keys(textFilesByPage).length - 1);
  const starts = pages.flatMap(([page, module]) =>
    ['root.tsx', 'pages/site-layout.tsx', module].map((at) => [page, at]),
  );
  expect(starts.flatMap(([page = '', at = '']) => unavailableTexts(page, new URL(at, web).href))).toEqual([]);
});
