import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stepsOfBuild } from '../scripts/toolchain/site-build.mjs';
import { formatMeasurement, type Measurement } from './measurement.ts';

/** What a build makes or its own checkout has; packages are linked. */
const leftOut = /^(?:\..*|build|data|node_modules|test-results)$/;
const listOfPages = 'web/prerender-paths.ts';

/**
 * What the pages of single countries add to the time of a build: the whole build with them and without, in processor time, which others on
 * the machine do not lengthen. Throws where a build fails.
 */
export async function measureBuildShare(): Promise<readonly Measurement[]> {
  const withThem = await timeBuild((source) => source);
  const without = await timeBuild((source) => {
    const shorter = source.replace(/(export const countryPaths[^=]*=)[^;]*;/, '$1 [];');
    if (shorter === source) throw new Error(`${listOfPages} has no list of countries (countryPaths).`);
    return shorter;
  });
  return [
    formatMeasurement('a build, processor time', withThem, 's'),
    formatMeasurement('a build without the pages of countries', without, 's'),
    {
      what: 'what the pages of countries add to it',
      measured: Number((100 * (withThem / without - 1)).toFixed(1)),
      unit: '%',
      limit: 20,
      sense: 'at most',
    },
  ];
}

/** Builds a copy of the project whose list of pages is changed; gives the seconds of processor time of all steps. */
async function timeBuild(change: (listOfPages: string) => string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'build-share-'));
  try {
    for (const name of await readdir('.'))
      if (!leftOut.test(name)) await cp(name, join(folder, name), { recursive: true });
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const file = join(folder, listOfPages);
    await writeFile(file, change(await readFile(file, 'utf8')));
    const steps = stepsOfBuild().map(({ program }) => `"${process.execPath}" ${program.join(' ')}`);
    const { stdout } = await promisify(execFile)(
      'sh',
      ['-c', `export NODE_ENV=production; (${steps.join(' && ')}) >&2 || exit 1; times`],
      {
        cwd: folder,
        maxBuffer: 2 ** 26,
      },
    );
    return processorSeconds(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The second line of the shell's `times`: what its children took, as "1m2.34s 0m5.67s". */
function processorSeconds(times: string): number {
  const spent = [...(times.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  if (spent.length !== 2) throw new Error(`The shell printed "${times}" instead of the times of its children.`);
  return spent.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
}
