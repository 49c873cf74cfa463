import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './project.mjs';
import { run } from './run.mjs';
import { tool } from './tool.mjs';

const stampFile = 'build/.built-from';

/** What the built site depends on; the server is not among it, for it runs from its sources. */
const sourceRooms = ['domain', 'content', 'web', 'scripts/postbuild'];
const sourceFiles = ['package-lock.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json'];
const variableFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

/**
 * Builds the site where its sources are not those of the last finished build.
 * @param {string} node24
 */
export async function buildSiteIfStale(node24) {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the site…');
  await buildSite(node24, { isQuiet: true });
}

/**
 * Builds the site in any case. The stamp is written last, so a build that broke off never counts as finished.
 * @param {string} node24
 * @param {{ isQuiet: boolean }} options
 */
export async function buildSite(node24, { isQuiet }) {
  const stamp = stampOfSources();
  rmSync(stampFile, { force: true });
  const steps = [[tool('@react-router/dev', 'react-router'), 'build'], ['scripts/postbuild/main.ts']];
  for (const step of steps) {
    const code = await run(node24, step, { isQuiet, isKept: true, env: { NODE_ENV: 'production' } });
    if (code !== 0) {
      throw new Refusal(
        `Got exit code ${code} while building; expected a site; the lines above say what to mend.`,
        code,
      );
    }
  }
  writeFileSync(stampFile, stamp);
}

/** Repeats what the last build had to warn of, for whoever has not seen it build. */
export function repeatWarning() {
  const file = 'build/warning.txt';
  if (existsSync(file)) process.stderr.write(readFileSync(file, 'utf8'));
}

/** Hash over names and contents; times are no guide, for a checkout sets them anew. */
function stampOfSources() {
  const hash = createHash('sha256');
  const rooms = sourceRooms.flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$|README\.md$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const path of [...rooms.sort(), ...sourceFiles, ...variableFiles.filter((file) => existsSync(file))]) {
    hash.update(`\0${path}\0`).update(readFileSync(path));
  }
  const names = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  for (const name of names.sort()) hash.update(`\0${name}=${process.env[name]}`);
  return hash.digest('hex');
}
