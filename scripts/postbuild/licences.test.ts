import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { formatLicences, listShippedPackages } from './licences.ts';

let root: string;
beforeEach(() => {
  root = createTestFolder();
});

function install(packages: Readonly<Record<string, { locked: object; text?: string }>>): void {
  const locked = Object.entries(packages).map(([path, { locked }]) => [path, { version: '1.0.0', ...locked }]);
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...Object.fromEntries(locked) } }),
  );
  for (const [path, { text }] of Object.entries(packages)) {
    mkdirSync(join(root, path), { recursive: true });
    if (text !== undefined) writeFileSync(join(root, path, 'LICENSE.md'), text);
  }
}

test('what ships is listed with its licence, packages inside packages too; tools are not', () => {
  install({
    'node_modules/shapes': { locked: { license: 'MIT' }, text: 'MIT, of Ada' },
    'node_modules/shapes/node_modules/lines': { locked: { license: 'ISC' } },
    'node_modules/@fontsource/fraunces': { locked: { license: 'OFL-1.1', dev: true }, text: 'OFL' },
    'node_modules/linter': { locked: { license: 'MIT', dev: true }, text: 'MIT, of Linus' },
  });
  expect(listShippedPackages(root).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([
    '@fontsource/fraunces: OFL-1.1',
    'lines: ISC',
    'shapes: MIT',
  ]);
});

test('a text that several share stands once, with all their names', () => {
  install({
    'node_modules/shapes': { locked: { license: 'MIT' }, text: 'MIT, of Ada' },
    'node_modules/lines': { locked: { license: 'MIT' }, text: 'MIT, of Ada' },
  });
  const text = formatLicences(listShippedPackages(root));
  expect(text.match(/MIT, of Ada/g)).toHaveLength(1);
  expect(text).toContain('lines, shapes\n\nMIT, of Ada');
});

test('a package that names no licence may bring its text, but not ship without either', () => {
  install({ 'node_modules/sun': { locked: {}, text: 'BSD, of Grace' } });
  expect(listShippedPackages(root)[0]?.licence).toBe('as its text says');
  install({ 'node_modules/moon': { locked: {} } });
  expect(() => listShippedPackages(root)).toThrow('The package moon 1.0.0 has no licence');
});

test('a licence in the folder that REUSE names is taken in, and of opening_hours is said where it runs', () => {
  install({ 'node_modules/opening_hours': { locked: { license: 'LGPL-3.0-only' } } });
  const folder = join(root, 'node_modules/opening_hours/LICENSES');
  mkdirSync(folder);
  writeFileSync(join(folder, 'LGPL-3.0-only.txt'), 'GNU LESSER, of Ada');
  writeFileSync(join(folder, 'AGPL-3.0-only.txt'), 'of its website');
  const text = formatLicences(listShippedPackages(root));
  expect(text).not.toContain('of its website');
  expect(text).toContain(
    'opening_hours 1.0.0: LGPL-3.0-only; runs unchanged in the command that imports AEDs, and in browsers',
  );
  expect(text).toContain('GNU LESSER, of Ada');
});
