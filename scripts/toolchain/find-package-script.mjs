import { readFileSync } from 'node:fs';

/**
 * Returns the path of the script behind a package's command, so that the caller can choose the Node that runs it.
 * @param {string} packageName
 * @param {string} [commandName] if it differs from the package's name
 * @returns {string} path
 */
export function findPackageScript(packageName, commandName = packageName) {
  const folder = `node_modules/${packageName}`;
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[commandName];
  return `${folder}/${script.replace(/^\.\//, '')}`;
}
