import { readFileSync } from 'node:fs';

/**
 * The script of a package's command, according to its package.json, to be run by a Node of our choice.
 * @param {string} packageName
 * @param {string} [commandName] if it differs from the package's name
 * @returns {string} path
 */
export function packageScript(packageName, commandName = packageName) {
  const folder = `node_modules/${packageName}`;
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[commandName];
  return `${folder}/${script.replace(/^\.\//, '')}`;
}
