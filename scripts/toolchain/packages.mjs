import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Refusal } from './project.mjs';
import { run } from './run.mjs';

const stampFile = 'node_modules/.installed-lock';

/** Installs the packages where they are missing or belong to another lock file. */
export async function installPackages() {
  const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash) return;
  console.log('Installing packages…');
  // The build needs the development packages and the bundled Node, whatever the machine's npm is set to leave out.
  const code = await runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  if (code !== 0) {
    throw new Refusal(`Got exit code ${code} from npm ci; expected the packages; its lines above say why.`, code);
  }
  writeFileSync(stampFile, lockHash);
}

/**
 * Runs the npm that runs this script, or else the one in the path.
 * @param {readonly string[]} args
 */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], { isQuiet: true });
  return process.platform === 'win32'
    ? run('cmd.exe', ['/d', '/c', 'npm', ...args], { isQuiet: true })
    : run('npm', args, { isQuiet: true });
}
