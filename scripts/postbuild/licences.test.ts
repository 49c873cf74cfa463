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

test('lists what is shipped with its licence, nested packages included, and no tools', () => {
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

test('a text shared by several packages appears once, with all their names', () => {
  install({
    'node_modules/shapes': { locked: { license: 'MIT' }, text: 'MIT, of Ada' },
    'node_modules/lines': { locked: { license: 'MIT' }, text: 'MIT, of Ada' },
  });
  const text = formatLicences(listShippedPackages(root));
  expect(text.match(/MIT, of Ada/g)).toHaveLength(1);
  expect(text).toContain('lines, shapes\n\nMIT, of Ada');
});

test('a package without a declared licence needs a licence text to be shipped', () => {
  install({ 'node_modules/sun': { locked: {}, text: 'BSD, of Grace' } });
  expect(listShippedPackages(root)[0]?.licence).toBe('as its text says');
  install({ 'node_modules/moon': { locked: {} } });
  expect(() => listShippedPackages(root)).toThrow('The package moon 1.0.0 has no licence');
});

test('reads a licence from the LICENSES folder, and says where opening_hours runs', () => {
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
