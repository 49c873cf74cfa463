import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { syncFolder } from '../db/sync-folder.ts';

/**
 * The files and folders to rename, by their names in the data folder. A rename that was done before may be repeated.
 */
interface FileSwap {
  /** Name of the folder with the incoming files. */
  readonly incoming: string;
  /** Name of the folder to which the previous files are moved. */
  readonly aside: string;
  readonly leaving: readonly string[];
  readonly arriving: readonly { readonly made: string; readonly place: string }[];
}

const noteName = 'restore-under-way.json';
const incomingPattern = /^restoring-[\w-]+$/;

const notePath = (dataFolder: string): string => join(dataFolder, noteName);

/**
 * Moves the previous files aside, and then the files of `incoming` into place. The list of renames is stored before the
 * first one. If the process is killed or the power fails before they are complete, `finishRestore` completes them.
 * @returns whether there were previous files
 */
export function swapFiles(dataFolder: string, plan: FileSwap): boolean {
  const leaving = plan.leaving.filter((place) => existsSync(join(dataFolder, place)));
  const arriving = plan.arriving.filter(({ made }) => existsSync(join(dataFolder, plan.incoming, made)));
  const draft = join(dataFolder, plan.incoming, noteName);
  writeFileSync(draft, JSON.stringify({ ...plan, leaving, arriving }), { mode: 0o600, flush: true });
  renameSync(draft, notePath(dataFolder));
  syncFolder(dataFolder);
  finish(dataFolder);
  return leaving.length > 0;
}

/**
 * Completes a restore that was interrupted between its renames, and deletes the leftovers of earlier interrupted ones,
 * including keys. Call it before anything in the data folder is opened.
 * @returns messages for the operator; empty if there was nothing to do
 * @throws if another process uses the folder
 */
export function finishRestore(dataFolder: string): readonly string[] {
  if (!existsSync(dataFolder)) return [];
  const isUnderWay = existsSync(notePath(dataFolder));
  const leftovers = () => readdirSync(dataFolder).filter((name) => incomingPattern.test(name));
  if (!isUnderWay && leftovers().length === 0) return [];
  const lock = lockDataFolder(join(dataFolder, 'database'));
  try {
    const messages: string[] = [];
    if (existsSync(notePath(dataFolder))) {
      const { aside } = finish(dataFolder);
      messages.push(`An interrupted restore is now complete. What was there before is in ${join(dataFolder, aside)}.`);
    }
    for (const name of leftovers()) {
      rmSync(join(dataFolder, name), { recursive: true, force: true });
      messages.push(`Removed ${name}, left by a restore that was interrupted before it changed anything.`);
    }
    return messages;
  } finally {
    lock.release();
  }
}

/** Performs the renames of the stored list that have not been done yet. */
function finish(dataFolder: string): FileSwap {
  const plan = readNote(dataFolder);
  for (const place of plan.leaving) {
    // If the previous file has already been moved aside, the file that is here now is the new one.
    if (!existsSync(join(dataFolder, plan.aside, place))) move(dataFolder, place, join(plan.aside, place));
  }
  for (const { made, place } of plan.arriving) {
    if (existsSync(join(dataFolder, plan.incoming, made))) move(dataFolder, join(plan.incoming, made), place);
  }
  rmSync(join(dataFolder, plan.incoming), { recursive: true, force: true });
  rmSync(notePath(dataFolder));
  syncFolder(dataFolder);
  return plan;
}

function readNote(dataFolder: string): FileSwap {
  try {
    return JSON.parse(readFileSync(notePath(dataFolder), 'utf8')) as FileSwap;
  } catch (cause) {
    throw new Error(
      `The record of an interrupted restore, ${notePath(dataFolder)}, cannot be read. ` +
        'Check the folders restoring-… and before-restore-… beside it, put database and keys in place by hand, and delete it.',
      { cause },
    );
  }
}

function move(dataFolder: string, from: string, to: string): void {
  const target = join(dataFolder, to);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  renameSync(join(dataFolder, from), target);
  syncFolder(dirname(target));
}
