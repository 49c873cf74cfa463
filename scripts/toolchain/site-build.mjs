import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runExclusively } from './exclusive-command.mjs';
import { findPackageScript } from './find-package-script.mjs';
import { CommandError } from './project.mjs';
import { productionEnvironment, runCommand } from './run.mjs';

const stampFile = 'build/.built-from';

/** Folders whose files the built site depends on. The server is not among them, because it runs from its sources. */
const sourceFolders = ['domain', 'content', 'web', 'scripts/postbuild', 'scripts/translations'];
const sourceFiles = ['package-lock.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json'];
const variableFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

/**
 * Builds the site if its inputs differ from those of the last finished build.
 * @param {string} node24
 */
export async function buildSiteIfStale(node24) {
  const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfSources();
  if (isBuilt()) return;
  await runExclusively('building the site', async () => {
    if (isBuilt()) return;
    console.log('Building the site… This takes a few minutes.');
    await buildSite(node24, { isQuiet: true });
  });
}

const siteAdvice = 'The output above says what to correct.';
const wordsAdvice =
  'Every language needs the keys, forms and values of the English words. The output above names the file and the key, and says what to do; docs/languages.md says more.';

/**
 * Returns the steps of a build, each with the advice to show if it fails. Translations are checked first, so that
 * missing ones stop the build early.
 * @returns {readonly { program: readonly string[], advice: string }[]}
 */
function stepsOfBuild() {
  return [
    { program: ['scripts/translations/main.ts', 'check'], advice: wordsAdvice },
    { program: [findPackageScript('@react-router/dev', 'react-router'), 'build'], advice: siteAdvice },
    { program: ['scripts/postbuild/main.ts'], advice: siteAdvice },
  ];
}

/**
 * Builds the site even if nothing has changed. The file with the hash of the sources is written last, so that an
 * interrupted build does not count as finished.
 * @param {string} node24
 * @param {{ isQuiet: boolean }} options
 */
export async function buildSite(node24, { isQuiet }) {
  const stamp = stampOfSources();
  rmSync(stampFile, { force: true });
  for (const { program, advice } of stepsOfBuild()) {
    const code = await runCommand(node24, program, { isQuiet, isKept: true, env: productionEnvironment });
    if (code !== 0) throw new CommandError(`The build failed with exit code ${code}. ${advice}`, code);
  }
  writeFileSync(stampFile, stamp);
}

/** Prints the warnings of the last build again, because the build itself may have run without showing output. */
export function repeatBuildWarnings() {
  const file = 'build/warning.txt';
  if (existsSync(file)) process.stderr.write(readFileSync(file, 'utf8'));
}

/**
 * Returns a hash of the names and contents of all files that the built site depends on. It ignores timestamps, because
 * a checkout changes them.
 */
function stampOfSources() {
  const hash = createHash('sha256');
  const paths = sourceFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$|README\.md$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const path of [...paths.sort(), ...sourceFiles, ...variableFiles.filter((file) => existsSync(file))]) {
    hash.update(`\0${path}\0`).update(readFileSync(path));
  }
  const names = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  for (const name of names.sort()) hash.update(`\0${name}=${process.env[name]}`);
  return hash.digest('hex');
}
