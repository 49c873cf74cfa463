import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate disk in a file: data written but not synced are in the kernel's memory and not in the file. */
export interface DiskImage {
  readonly folder: string;
  /** Copies what has reached the disk; the rest is lost, as after a power cut. Nothing may be writing. */
  readonly copy: () => void;
  /** Replaces the disk by the copy. No file on it may be open. */
  readonly replaceByCopy: () => void;
  readonly remove: () => void;
}

const run = (program: string, ...words: string[]) => execFileSync(program, words, { stdio: 'pipe' });

/** Needs root and loop devices; throws if there are none. */
export function makeDiskImage(megabytes: number): DiskImage {
  const place = mkdtempSync(join(tmpdir(), 'bench-disk-'));
  // PostgreSQL runs under another account, which must be able to traverse this folder.
  run('chmod', '711', place);
  const [image, copied, folder] = ['image', 'copied', 'mounted'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  mkdirSync(folder);
  // The journal is flushed only once a minute unless a program syncs, so a cut loses more than on most machines.
  const mount = () => run('mount', '-o', 'loop,commit=60', image, folder);
  try {
    run('mkfs.ext4', '-q', '-m', '0', image);
    mount();
  } catch (error) {
    rmSync(place, { recursive: true });
    throw new Error(
      `There is no disk to cut off: ${(error as Error).message}. Run this as root on a machine with loop devices.`,
    );
  }
  return {
    folder,
    copy: () => void run('cp', '--sparse=always', image, copied),
    replaceByCopy() {
      run('umount', folder);
      renameSync(copied, image);
      mount();
    },
    remove() {
      if (existsSync(folder)) run('umount', folder);
      rmSync(place, { recursive: true });
    },
  };
}
