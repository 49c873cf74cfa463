import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Its own disk, in a file: what was written and not synced is in the kernel's memory and not in the file. */
export interface DiskImage {
  readonly folder: string;
  /** Takes what has reached the disk; what had not is gone, as after a power cut. Nobody may be writing. */
  readonly copy: () => void;
  /** Puts the copy in the disk's place. Nobody may have a file of it open. */
  readonly replaceByCopy: () => void;
  readonly remove: () => void;
}

const run = (program: string, ...words: string[]) => execFileSync(program, words, { stdio: 'pipe' });

/** Needs root and loop devices; throws a sentence if there are none. */
export function makeDiskImage(megabytes: number): DiskImage {
  const place = mkdtempSync(join(tmpdir(), 'bench-disk-'));
  // PostgreSQL runs under another account, which must be able to pass through this folder.
  run('chmod', '711', place);
  const [image, copied, folder] = ['image', 'copied', 'mounted'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  mkdirSync(folder);
  // The journal is flushed only once a minute unless a program asks for it, so a cut loses more than on most machines.
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
