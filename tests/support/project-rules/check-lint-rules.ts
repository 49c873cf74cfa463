import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createTestFolder } from '../test-folder.ts';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/**
 * Checks invented files against the project's lint rules, in a temporary folder.
 *
 * @returns the messages of violated rules by path, one per line
 */
export function checkLintRules(files: Readonly<Record<string, string>>): Map<string, string> {
  const folder = createTestFolder();
  const rules = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...rules, vcs: { enabled: false } }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const args = [biome, 'lint', '.', '--reporter=json', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return readMessages(stdout, stderr);
}

interface Diagnostic {
  readonly message: unknown;
  /** The explanation that some rules add to their message. */
  readonly advices: unknown;
  readonly location: { readonly path: unknown };
}

function readMessages(stdout: string, stderr: string): Map<string, string> {
  const messages = new Map<string, string>();
  if (!stdout.startsWith('{')) throw new Error(`Got no report from the lint, expected JSON; it said: ${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
  for (const { message, advices, location } of diagnostics) {
    const path = String(location.path).replace(/^\.\//, '');
    messages.set(path, `${messages.get(path) ?? ''}${textOf(message)} ${textOf(advices)}\n`);
  }
  return messages;
}

const textOf = (message: unknown) => (typeof message === 'string' ? message : JSON.stringify(message));
