import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Installs a package of Debian, where this is Debian and its administrator.
 * @param {string} name
 * @returns {Promise<boolean>} whether it is there now
 */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { isQuiet: true, env })) !== 0) return false;
  const args = ['install', '-y', '-qq', '--no-install-recommends', name];
  return (await run('apt-get', args, { isQuiet: true, env })) === 0;
}
