import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';

let project: string;

beforeEach(() => {
  project = createTestFolder();
  cpSync(join(import.meta.dirname, '..'), join(project, 'scripts'), { recursive: true });
  write('package.json', JSON.stringify({ type: 'module', dependencies: { hono: '1.0.0', pg: '1.0.0' } }));
  write('package-lock.json', '{}');
  for (const program of ['server/control/main.ts', 'registry/main.ts', 'server/main.ts']) {
    write(program, "console.log('ran', ...process.argv.slice(2));");
  }
  write('build/content-security.json', '{}');
  write('bin/npm', '#!/bin/sh\necho "$@" >> npm-was-asked\n');
  chmodSync(join(project, 'bin/npm'), 0o755);
});

function write(name: string, text: string): void {
  mkdirSync(join(project, name, '..'), { recursive: true });
  writeFileSync(join(project, name), text);
}

/** Runs a script of the project. Its PATH has an npm that only records its arguments. */
const runScript = (name: string, ...words: readonly string[]) => runConfigured({}, name, ...words);

function runConfigured(configured: Readonly<Record<string, string>>, name: string, ...words: readonly string[]) {
  const { npm_execpath: _, ...variables } = process.env;
  const env = { ...variables, ...configured, PATH: `${join(project, 'bin')}:${variables.PATH}` };
  const { stdout, stderr } = spawnSync(process.execPath, [join(project, 'scripts', name), ...words], {
    env,
    encoding: 'utf8',
  });
  return { said: stdout.trim(), complaint: stderr.trim(), askedNpm: existsSync(join(project, 'npm-was-asked')) };
}

const commands: readonly (readonly [script: string, word: string])[] = [
  ['admin.mjs', 'list'],
  ['backup.mjs', '/tmp/file'],
  ['restore.mjs', '/tmp/file'],
  ['aeds.mjs', 'import'],
];

test.each(commands)('%s runs with the installed packages, without those for development', (script, word) => {
  for (const name of ['hono', 'pg']) write(`node_modules/${name}/package.json`, '{}');
  const { said, complaint, askedNpm } = runScript(script, word);
  expect(said).toMatch(new RegExp(`^ran .*${word}$`));
  expect([complaint, askedNpm]).toEqual(['', false]);
});

test.each([...commands, ['serve.mjs', ''] as const])(
  '%s names the missing package, and installs nothing',
  (script, word) => {
    write('node_modules/hono/package.json', '{}');
    const { said, complaint, askedNpm } = runScript(script, word);
    expect([said, askedNpm]).toEqual(['', false]);
    expect(complaint).toMatch(/^node_modules\/pg is missing\. .+ run npm ci --omit=dev\.$/);
  },
);

test('a command installs the production packages when there are none', () => {
  expect(runScript('admin.mjs', 'list').askedNpm).toBe(true);
});

test('serves the build in BUILD_FOLDER, and needs no build when files are not served', () => {
  for (const name of ['hono', 'pg']) write(`node_modules/${name}/package.json`, '{}');
  rmSync(join(project, 'build'), { recursive: true });
  write('released/content-security.json', '{}');
  expect(runConfigured({ BUILD_FOLDER: 'released' }, 'serve.mjs').said).toBe('ran');
  expect(runConfigured({ SERVE_FILES: 'off' }, 'serve.mjs').said).toBe('ran');
  const { said, complaint } = runConfigured({ BUILD_FOLDER: 'elsewhere' }, 'serve.mjs');
  expect(said).toBe('');
  expect(complaint).toMatch(/^elsewhere\/content-security\.json is missing.+BUILD_FOLDER/);
});

test('does not serve a build outside the project, even behind a link, because it would find no packages', () => {
  for (const name of ['hono', 'pg']) write(`node_modules/${name}/package.json`, '{}');
  const outside = createTestFolder();
  writeFileSync(join(outside, 'content-security.json'), '{}');
  symlinkSync(outside, join(project, 'linked'));
  for (const folder of [outside, 'linked']) {
    const { said, complaint } = runConfigured({ BUILD_FOLDER: folder }, 'serve.mjs');
    expect([said, complaint]).toEqual(['', expect.stringContaining(`BUILD_FOLDER is ${folder}, which is outside`)]);
  }
});
