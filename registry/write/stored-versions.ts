import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ImportError } from '../source-record.ts';

/** The maximum number of earlier versions that are stored for a rollback. */
const maxVersions = 5;

const folderOf = (target: string) => `${target}.versions`;

/** Returns the folder names of a registry's stored versions, with the newest first. */
export function listStoredVersions(target: string): string[] {
  const folder = folderOf(target);
  return existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
}

/** Returns the version in the index of a folder, or "unknown" if the index cannot be read or has no version. */
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

/** Returns the time in a stored version's folder name, in milliseconds. Returns NaN if the name contains no time. */
const timeOf = (name: string) =>
  Date.parse(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/s, '$1-$2-$3T$4:$5:$6.$7Z'));

/**
 * Returns a timestamp that is later than those of all stored versions. The current time alone is not enough: if the
 * clock was ahead in the past, the next version would count as the oldest.
 */
function nextStamp(target: string, now: Date): string {
  const latest = Math.max(...listStoredVersions(target).map(timeOf).filter(Number.isFinite), 0);
  return stampOf(new Date(Math.max(now.getTime(), latest + 1)));
}

/**
 * Moves a registry that was replaced at `now` to the stored versions, and deletes the oldest versions if there are too
 * many.
 */
export async function storeVersion(target: string, previous: string, now: Date): Promise<void> {
  await mkdir(folderOf(target), { recursive: true });
  const stamp = nextStamp(target, now);
  await rename(previous, join(folderOf(target), `${stamp}-${versionIn(previous)}`));
  for (const name of listStoredVersions(target).slice(maxVersions)) {
    await rm(join(folderOf(target), name), { recursive: true, force: true });
  }
}

/**
 * Returns the folder of a stored version, which is the newest one if no name is given. Throws ImportError if the
 * version does not exist.
 */
export function findVersionFolder(target: string, name: string | undefined): string {
  const kept = listStoredVersions(target);
  const found = name === undefined ? kept[0] : kept.find((known) => known === basename(name));
  if (found !== undefined) return join(folderOf(target), found);
  throw new ImportError(
    kept.length === 0
      ? `${target}: there is no former version. Each publication keeps the one before it.`
      : `${target}: there is no version ${name}. Use one of ${kept.join(', ')}.`,
  );
}
