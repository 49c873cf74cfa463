import { readFileSync } from 'node:fs';

/**
 * Reads the name of a process and the id of its parent.
 * @param {number} pid
 * @returns {{ name: string, parent: number } | null} null if the system has no /proc
 */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(stat.slice(end + 2).split(' ')[1]) };
  } catch {
    return null;
  }
}

/**
 * Returns the ids of the processes that started this one. npm runs a script through a shell, which outlives a killed
 * npm, so the shell's parent is included.
 */
function parentIds() {
  const parent = readProcess(process.ppid);
  const isShell = parent !== null && /^(?:ba|da|a|z|k)?sh$/.test(parent.name);
  return isShell ? [process.ppid, parent.parent] : [process.ppid];
}

const atStart = parentIds();

/** Whether npm was killed before this process started. Orphans become children of the process with id 1. */
function wasGoneAtStart() {
  return atStart.at(-1) === 1 && !/^(?:npm|node|sh)/.test(readProcess(1)?.name ?? 'npm');
}

/**
 * Whether the npm that ran this script has ended. Always false if npm did not run this script, because a server that
 * was started by hand may outlive its terminal.
 * @returns {boolean}
 */
export function hasParentNpmEnded() {
  if (process.env.npm_lifecycle_event === undefined) return false;
  return wasGoneAtStart() || parentIds().join() !== atStart.join();
}
