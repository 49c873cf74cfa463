import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/support/test-folder.ts';
import { stepsOfBuild } from '../toolchain/site-build.mjs';

/** What the first step of a build says of the translations, in which these files replace those of the site. */
function toldOf(files: Readonly<Record<string, string>>): string {
  const folder = testFolder();
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'translations', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const [step] = stepsOfBuild();
  const project = resolve(step?.program.at(-1) ?? '');
  const settings = { include: ['translations/*/*.ts'], compilerOptions: { rootDirs: ['.', resolve('web')] } };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: project, ...settings }));
  try {
    const [tool = ''] = step?.program ?? [];
    return execFileSync(process.execPath, [tool, '--project', folder, '--pretty', 'false'], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

const wordsOf = (file: string) => readFileSync(`web/translations/${file}`, 'utf8');

test('a build ends at a key that is missing or unknown, and at a number in other forms than its language has', () => {
  const told = toldOf({
    'ar/report.ts': wordsOf('ar/report.ts').replace('reportText: {', "reportText: { unheardOf: '',"),
    'de/found.ts': wordsOf('de/found.ts').replace('{ one:', "{ two: '', one:"),
    'fa/stand-ins.ts': wordsOf('fa/stand-ins.ts').replace('offlineText:', 'awayText:'),
    'ja/cpr.ts': wordsOf('ja/cpr.ts').replace(/stop: .*/, ''),
    'pl/found.ts': wordsOf('pl/found.ts').replace("few: '# zgłoszenia', ", ''),
  });
  const named = told.matchAll(/(?<file>\w+\/[\w-]+\.ts)\(.*?'(?<key>\w+)'/g);
  expect([...named].map(({ groups }) => `${groups?.file} ${groups?.key}`)).toEqual([
    'ar/report.ts unheardOf',
    'de/found.ts two',
    'fa/stand-ins.ts awayText',
    'ja/cpr.ts stop',
    'pl/found.ts few',
  ]);
});
