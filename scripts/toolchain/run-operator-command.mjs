import { resolve } from 'node:path';
import { findNode24 } from './node-24.mjs';
import { ensurePackages } from './packages.mjs';
import { runAsCommand } from './project.mjs';
import { runCommand } from './run.mjs';

/**
 * Runs a command for operators (server/control/main.ts).
 * @param {readonly string[]} words
 */
export function runOperatorCommand(...words) {
  return runAsCommand(async function operator() {
    await ensurePackages();
    return runCommand(findNode24(), ['server/control/main.ts', ...words]);
  });
}

/**
 * Resolves a path that the caller typed. npm runs scripts in the project's folder, and sets INIT_CWD to the folder in
 * which the caller was.
 * @param {string | undefined} name
 * @returns {readonly string[]}
 */
export function resolveFileArgument(name) {
  return name === undefined ? [] : [resolve(process.env.INIT_CWD ?? '.', name)];
}
