import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from './support/project-rules/tracked-files.ts';

/** Whether a module uses top-level await. Throws if the code cannot be parsed. */
function waitsAtTopLevel(code: string, lang: 'ts' | 'tsx'): boolean {
  return waits(parseAst(code, { lang, sourceType: 'module' }));
}

function waits(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some(waits);
  const { type, await: isForAwait } = node as { type?: string; await?: boolean };
  if (type === 'AwaitExpression' || (type === 'ForOfStatement' && isForAwait === true)) return true;
  if (type !== undefined && /Function/.test(type)) return false;
  return Object.values(node).some(waits);
}

test.each([
  ['await import("./words.js");', true],
  ['const part = a === null ? null : await load();', true],
  ['for await (const part of parts) use(part);', true],
  ['const load = async () => await part; export async function other() { await load(); }', false],
  ['class Part { async load() { await this.part; } }', false],
])('tells whether a module with %s has a top-level await: %s', (code, isWaiting) => {
  expect(waitsAtTopLevel(code, 'tsx')).toBe(isWaiting);
});

// WebKit has a bug with top-level await. If a module is imported a second time while its await is pending, the import
// resolves too early, with undefined exports. Modules that import such a module are affected too. Only the embedded
// list has a top-level await, to load its texts. It is imported in one place, once per language (web/embed/embed.ts).
test('no module of the site has a top-level await', () => {
  const modules = sourceFiles.filter(
    (path) => /^(?:web|domain|content)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|^web\/embed\//.test(path),
  );
  expect(modules.length).toBeGreaterThan(300);
  expect(
    modules.filter((path) => waitsAtTopLevel(readFileSync(path, 'utf8'), path.endsWith('x') ? 'tsx' : 'ts')),
  ).toEqual([]);
});
