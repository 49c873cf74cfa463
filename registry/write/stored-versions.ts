import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ImportError } from '../source-record.ts';

/** Number of former versions that are stored for a rollback. */
const mostVersions = 5;

const folderOf = (target: string) => `${target}.versions`;

/** The stored versions of a registry by folder name, the newest first. */
export function storedVersions(target: string): string[] {
  const folder = folderOf(target);
  return existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
}

/** The version in an index; a folder without one is stored as "unknown". */
function versionIn(folder: string): string {
  try {
    const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Record<
      'registry' | 'streets',
      { version?: unknown } | undefined
    >;
    return /^[0-9a-f]{1,64}$/.exec(String((index.registry ?? index.streets)?.version))?.[0] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

const stampOf = (moment: Date) => moment.toISOString().replaceAll(/[-:.]/g, '');

/** The time of a stamp in milliseconds; NaN if the folder name has none. */
const momentOf = (name: string) =>
  Date.parse(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/s, '$1-$2-$3T$4:$5:$6.$7Z'));

/**
 * Later than all stored stamps, even if the clock was once ahead; otherwise the next version would become the oldest.
 */
function nextStamp(target: string, now: Date): string {
  const latest = Math.max(...storedVersions(target).map(momentOf).filter(Number.isFinite), 0);
  return stampOf(new Date(Math.max(now.getTime(), latest + 1)));
}

/** Moves a registry that was replaced at `now` to the stored versions, and deletes the oldest. */
export async function storeVersion(target: string, former: string, now: Date): Promise<void> {
  await mkdir(folderOf(target), { recursive: true });
  const stamp = nextStamp(target, now);
  await rename(former, join(folderOf(target), `${stamp}-${versionIn(former)}`));
  for (const name of storedVersions(target).slice(mostVersions)) {
    await rm(join(folderOf(target), name), { recursive: true, force: true });
  }
}

/** The folder of a stored version; by default the newest. Throws ImportError if there is none. */
export function versionFolder(target: string, name: string | undefined): string {
  const kept = storedVersions(target);
  const found = name === undefined ? kept[0] : kept.find((known) => known === basename(name));
  if (found !== undefined) return join(folderOf(target), found);
  throw new ImportError(
    kept.length === 0
      ? `${target}: there is no former version. Each publication keeps the one before it.`
      : `${target}: there is no version ${name}. Use one of ${kept.join(', ')}.`,
  );
}
