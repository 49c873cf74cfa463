import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../../tests/support/test-folder.ts';

const urlOf = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

let folder: string;
beforeEach(() => {
  folder = testFolder();
});
const fileOf = (name: string) => JSON.stringify(join(folder, name));
/** Programs: one says a word, one leaves a file for others to wait for, one never ends by itself. */
const says = (word: string) => `console.log('${word}');`;
const leaves = (name: string) => `fs.writeFileSync(${fileOf(name)}, '');`;
const awaits = (name: string, then: string) =>
  `const wait = setInterval(() => { if (fs.existsSync(${fileOf(name)})) { clearInterval(wait); ${then} } }, 10);`;
const stays = 'setInterval(() => {}, 1000);';

/** A script that runs three parts, the first of them beside the others. */
function startParts(beside: string, second: string, third: string): ChildProcess {
  const text = `import { runParts } from ${urlOf('./run-parts.mjs')};
    import { run } from ${urlOf('../run.mjs')};
    const part = (name, program) => ({
      name,
      isBeside: name === 'beside',
      check: (node24, more, how) => run(node24, ['-e', program], how),
    });
    const programs = ${JSON.stringify({ beside, second, third })};
    const parts = Object.entries(programs).map(([name, program]) => part(name, program));
    process.exitCode = await runParts(parts, process.execPath, []);`;
  return spawn(process.execPath, ['--input-type=module', '-e', text], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Exit code and lines, with times left out. */
async function endOf(script: ChildProcess): Promise<{ code: number; lines: readonly string[] }> {
  let text = '';
  script.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  const [code] = (await once(script, 'close')) as [number];
  return {
    code,
    lines: text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/ after [\d.]+ s$/, '')),
  };
}

test('a part beside others runs while they do, and its lines come whole after theirs', async () => {
  const beside = says('one') + awaits('second', `${says('two')} ${leaves('beside')}`);
  const second = leaves('second') + awaits('beside', says('second'));
  expect(await endOf(startParts(beside, second, says('third')))).toEqual({
    code: 0,
    lines: [
      '── beside: begun; its lines follow at the end',
      '── second',
      'second',
      '── second: good',
      '── third',
      'third',
      '── third: good',
      '── beside, beside the parts above',
      'one',
      'two',
      '── beside: good',
    ],
  });
});

test('a part that fails beside others stops them, and shows why', async () => {
  const beside = says('wrong') + awaits('second', 'process.exitCode = 3;');
  expect(await endOf(startParts(beside, leaves('second') + stays, leaves('third')))).toEqual({
    code: 3,
    lines: [
      '── beside: begun; its lines follow at the end',
      '── second',
      '── second: stopped',
      '── beside, beside the parts above',
      'wrong',
      '── beside: failed',
    ],
  });
  expect(existsSync(join(folder, 'third'))).toBe(false);
});

test('a part that fails stops what runs beside it, and the parts after it do not begin', async () => {
  const second = says('wrong') + awaits('beside', 'process.exitCode = 4;');
  expect(await endOf(startParts(leaves('beside') + stays, second, leaves('third')))).toEqual({
    code: 4,
    lines: [
      '── beside: begun; its lines follow at the end',
      '── second',
      'wrong',
      '── second: failed',
      '── beside, beside the parts above',
      '── beside: stopped',
    ],
  });
  expect(existsSync(join(folder, 'third'))).toBe(false);
});

test('a signal ends what runs beside each other', async () => {
  const script = startParts(leaves('beside') + stays, leaves('second') + stays, leaves('third'));
  const end = endOf(script);
  const areBegun = () => ['beside', 'second'].map((name) => existsSync(join(folder, name)));
  await expect.poll(areBegun).toEqual([true, true]);
  script.kill('SIGTERM');
  expect((await end).code).toBe(143);
  expect(existsSync(join(folder, 'third'))).toBe(false);
});
