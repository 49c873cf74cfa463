import { resolve } from 'node:path';
import { findNode24 } from './node-24.mjs';
import { requirePackages } from './packages.mjs';
import { runAsCommand } from './project.mjs';
import { runCommand } from './run.mjs';

/**
 * Runs an operator's command.
 * @param {readonly string[]} words
 */
export function runOperatorCommand(...words) {
  return runAsCommand(async function operator() {
    await requirePackages();
    return runCommand(findNode24(), ['server/control/main.ts', ...words]);
  });
}

/**
 * A path relative to the caller's folder: npm runs scripts in the project's folder and passes the original one in
 * INIT_CWD.
 * @param {string | undefined} name
 * @returns {readonly string[]}
 */
export function fileArgument(name) {
  return name === undefined ? [] : [resolve(process.env.INIT_CWD ?? '.', name)];
}
