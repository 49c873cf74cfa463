import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runExclusively } from './exclusive-command.mjs';
import { watchNpmRegistry } from './npm-registry-watch.mjs';
import { CommandError } from './project.mjs';
import { runCommand } from './run.mjs';

const stampFile = 'node_modules/.installed-lock';

/** Installs the npm packages if they are missing or were installed from another package-lock.json. */
export async function installPackages() {
  const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash;
  if (isInstalled()) return;
  await runExclusively('installing packages', async () => {
    if (isInstalled()) return;
    console.log('Installing packages… This takes a few minutes.');
    // The build needs the development packages, and npm may be configured to omit them.
    await install('--include=dev');
    writeFileSync(stampFile, lockHash);
  });
}

/**
 * Makes sure that the packages of the server and its commands are installed. It installs packages only if there is no
 * node_modules folder. An existing folder is not changed, because a server may be using it, and development packages
 * may have been omitted on purpose.
 */
export function ensurePackages() {
  return runExclusively('installing packages', async () => {
    if (existsSync('node_modules')) return requireInstalledPackages();
    console.log('Installing packages…');
    await install('--omit=dev');
  });
}

/** @throws {CommandError} if a package is missing that the server or one of its commands needs */
export function requireInstalledPackages() {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const missing = Object.keys(dependencies).find((name) => !existsSync(`node_modules/${name}`));
  if (missing === undefined) return;
  throw new CommandError(`node_modules/${missing} is missing. Stop the server if it runs, and run npm ci --omit=dev.`);
}

/** @param {string} devDependenciesFlag npm's option that includes or omits the packages for development */
async function install(devDependenciesFlag) {
  const stopWatch = watchNpmRegistry(npm(['ping', '--fetch-retries=0']));
  const [program, args] = npm(['ci', devDependenciesFlag, '--include=optional', '--no-audit', '--no-fund']);
  const code = await runCommand(program, args, { isQuiet: true, isKept: true }).finally(stopWatch);
  if (code === 0) return;
  throw new CommandError(`npm ci failed with exit code ${code}. The output above says why.`, code);
}

/**
 * Returns the command line of npm. If npm started this script, the same npm is used, otherwise the one in PATH.
 * @param {readonly string[]} args
 * @returns {readonly [program: string, args: readonly string[]]}
 */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return [process.execPath, [script, ...args]];
  return process.platform === 'win32' ? ['cmd.exe', ['/d', '/c', 'npm', ...args]] : ['npm', args];
}
