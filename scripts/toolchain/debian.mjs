import { existsSync, readdirSync } from 'node:fs';
import { runCommand } from './run.mjs';

/**
 * Installs a package of Debian, where this is Debian and its administrator.
 * @param {string} name
 * @returns {Promise<boolean>} whether it is there now
 */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await runCommand('apt-get', ['update', '-qq'], { isQuiet: true, env })) !== 0) return false;
  const args = ['install', '-y', '-qq', '--no-install-recommends', name];
  return (await runCommand('apt-get', args, { isQuiet: true, env })) === 0;
}

/** Sees to openssl, which makes the certificate of the tests' host of tiles; a machine that is not Debian's has its own. */
export async function installOpenssl() {
  if (!existsSync('/usr/bin/openssl')) await installFromDebian('openssl');
}

const packagesFolder = '/usr/lib/postgresql';

function hasPostgres() {
  return existsSync(packagesFolder) && readdirSync(packagesFolder).length > 0;
}

/**
 * Sees to a PostgreSQL to test with: the one of the machine, or Debian's package.
 * @returns {Promise<boolean>} whether there is one
 */
export async function installPostgres() {
  if (hasPostgres()) return true;
  console.log('Installing PostgreSQL…');
  return (await installFromDebian('postgresql')) && hasPostgres();
}

/** Sees to tilemaker, which reads extracts of OpenStreetMap; where it cannot be installed, whatever needs it says how. */
export async function installTilemaker() {
  if (!existsSync('/usr/bin/tilemaker')) await installFromDebian('tilemaker');
}
