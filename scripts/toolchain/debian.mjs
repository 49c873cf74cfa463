import { existsSync, readdirSync } from 'node:fs';
import { runCommand } from './run.mjs';

/**
 * Installs a Debian package, if this process is root on Debian.
 * @param {string} name
 * @returns {Promise<boolean>} whether it is installed now
 */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await runCommand('apt-get', ['update', '-qq'], { isQuiet: true, env })) !== 0) return false;
  const args = ['install', '-y', '-qq', '--no-install-recommends', name];
  return (await runCommand('apt-get', args, { isQuiet: true, env })) === 0;
}

/** Installs openssl on Debian if it is missing. The tests use it to create the certificate of their tile server. */
export async function installOpenssl() {
  if (!existsSync('/usr/bin/openssl')) await installFromDebian('openssl');
}

const packagesFolder = '/usr/lib/postgresql';

function hasPostgres() {
  return existsSync(packagesFolder) && readdirSync(packagesFolder).length > 0;
}

/**
 * Finds a PostgreSQL server for the tests, or installs one.
 * @returns {Promise<boolean>} whether there is one
 */
export async function installPostgres() {
  if (hasPostgres()) return true;
  console.log('Installing PostgreSQL…');
  return (await installFromDebian('postgresql')) && hasPostgres();
}

/**
 * Installs tilemaker, which reads OpenStreetMap extracts, if it is missing. If that fails, the programs that need it
 * explain how to install it.
 */
export async function installTilemaker() {
  if (!existsSync('/usr/bin/tilemaker')) await installFromDebian('tilemaker');
}
