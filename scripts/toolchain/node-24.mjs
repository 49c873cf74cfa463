import { existsSync } from 'node:fs';
import { CommandError } from './project.mjs';

const wantedMajor = 24;

/**
 * Finds a Node that runs TypeScript directly: the current one if it is new enough, otherwise the one in the npm
 * packages.
 * @returns {string} its path
 */
export function findNode24() {
  if (Number.parseInt(process.versions.node, 10) >= wantedMajor) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = `node_modules/node-${system}-${process.arch}/bin/${program}`;
  if (existsSync(bundled)) return bundled;
  throw new CommandError(
    `Node ${process.versions.node} is too old, and the project does not include a newer one for ${process.platform}-${process.arch}. ` +
      `Install Node ${wantedMajor} or later from https://nodejs.org and run the command again.`,
  );
}
