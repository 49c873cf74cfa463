import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from '../../../.dependency-cruiser.mjs';
import { createTestFolder } from '../test-folder.ts';

/**
 * Checks invented files against the project's import rules, in a temporary folder. The modules that they import exist
 * there as empty files.
 *
 * @returns the messages of violated rules by path, one per line; warnings are left out
 */
export async function checkImportRules(files: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const folder = createTestFolder();
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [path, content] of Object.entries(files)) write(join(folder, path), content);
  for (const path of Object.entries(files).flatMap(importedPaths))
    if (!existsSync(join(folder, path))) write(join(folder, path), '');
  const { forbidden, options } = rules;
  const { output } = await cruise(Object.keys(files), {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: forbidden ?? [] },
  });
  if (typeof output === 'string') throw new Error(`Got no verdict on the imports, expected an object: ${output}`);
  return sentences(output);
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Returns the paths of the modules that a file imports by relative paths. */
function importedPaths([path, content]: readonly [string, string]): string[] {
  const named = content.matchAll(/'(?<path>\.{1,2}\/[^']+\.\w+)'/g);
  return [...named].map(({ groups }) => posix.join(posix.dirname(path), groups?.path ?? ''));
}

function sentences({ summary }: ICruiseResult): Map<string, string> {
  const found = new Map<string, string>();
  for (const { from, rule } of summary.violations.filter(({ rule }) => rule.severity === 'error')) {
    const comment = rules.forbidden?.find(({ name }) => name === rule.name)?.comment ?? rule.name;
    found.set(from, `${found.get(from) ?? ''}${comment}\n`);
  }
  return found;
}
