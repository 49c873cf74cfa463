import { existsSync, readdirSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

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
