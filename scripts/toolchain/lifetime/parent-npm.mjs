import { readFileSync } from 'node:fs';

/**
 * @param {number} pid
 * @returns {{ name: string, parent: number } | null} null if the system does not tell
 */
function describe(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(stat.slice(end + 2).split(' ')[1]) };
  } catch {
    return null;
  }
}

/** npm runs a script through a shell, which outlives a killed npm: so the shell's parent counts too. */
function lineage() {
  const parent = describe(process.ppid);
  const isShell = parent !== null && /^(?:ba|da|a|z|k)?sh$/.test(parent.name);
  return isShell ? [process.ppid, parent.parent] : [process.ppid];
}

const atStart = lineage();

/** Killed before this process had started: orphans belong to the machine's first process. */
function wasGoneAtStart() {
  return atStart.at(-1) === 1 && !/^(?:npm|node|sh)/.test(describe(1)?.name ?? 'npm');
}

/**
 * Whether the npm that runs this script is gone. Without npm always false: a server started by hand may outlive its
 * terminal.
 * @returns {boolean}
 */
export function isParentNpmGone() {
  if (process.env.npm_lifecycle_event === undefined) return false;
  return wasGoneAtStart() || lineage().join() !== atStart.join();
}
