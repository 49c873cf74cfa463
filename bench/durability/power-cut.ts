import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSeededRandom } from '../../tests/support/seeded-random.ts';
import type { Measurement } from '../measurement.ts';
import {
  countMissingRows,
  createServerUnderTest,
  liftDispatchLimitOffline,
  prepareWriters,
  type ServerUnderTest,
  startServerUnderTest,
} from './acknowledged-writes.ts';

const run = (program: string, ...words: string[]) => execFileSync(program, words, { stdio: 'pipe' });

const usualCuts = 20;
const writingMs = { least: 300, most: 2_500 } as const;
const diskMb = 600;
const unsyncedText = 'soon forgotten '.repeat(10_000);

/**
 * Simulates power cuts at random times while the server acknowledges writes, and checks after each one that the
 * acknowledged rows still exist. Each round also writes a file without syncing it. The cut must destroy that file;
 * otherwise the simulated disk loses nothing and the test proves nothing.
 */
export async function measurePowerCuts([count]: readonly string[]): Promise<readonly Measurement[]> {
  const disk = makeDiskImage(diskMb);
  const cuts = count === undefined ? usualCuts : Number(count);
  const random = createSeededRandom(Date.now());
  let [missing, forgotten] = [0, 0];
  try {
    const witnessed = createServerUnderTest(join(disk.folder, 'data'));
    await liftDispatchLimitOffline(witnessed);
    for (let round = 1; round <= cuts; round += 1) {
      const afterMs = writingMs.least + random.below(writingMs.most - writingMs.least);
      const unsynced = join(disk.folder, `unsynced-${round}`);
      await writeUntilCut(disk, witnessed, `round-${round}`, afterMs, unsynced);
      if (!hasSurvived(unsynced)) forgotten += 1;
      missing += await countMissingRows(witnessed);
    }
    return report(cuts, { forgotten, acknowledged: witnessed.acknowledged.size, missing });
  } finally {
    disk.remove();
  }
}

interface Seen {
  readonly forgotten: number;
  readonly acknowledged: number;
  readonly missing: number;
}

function report(cuts: number, { forgotten, acknowledged, missing }: Seen): readonly Measurement[] {
  return [
    { what: 'power cuts during writes', measured: cuts, unit: '', limit: usualCuts, sense: 'at least' },
    {
      what: 'of them, those that forgot an unsynced file',
      measured: forgotten,
      unit: '',
      limit: usualCuts,
      sense: 'at least',
    },
    { what: 'acknowledged rows', measured: acknowledged, unit: '', limit: 1, sense: 'at least' },
    { what: 'acknowledged rows missing', measured: missing, unit: '', limit: 0, sense: 'at most' },
  ];
}

/**
 * Whether the contents of the unsynced file have survived. Its name may survive, because syncing any other file also
 * writes the file system's journal.
 */
function hasSurvived(path: string): boolean {
  return existsSync(path) && readFileSync(path, 'utf8') === unsyncedText;
}

async function writeUntilCut(
  disk: DiskImage,
  witnessed: ServerUnderTest,
  name: string,
  afterMs: number,
  unsynced: string,
): Promise<void> {
  const site = await startServerUnderTest(witnessed);
  const write = await prepareWriters(site.origin, name, witnessed);
  let isOver = false;
  const writing = write(() => isOver);
  await Promise.race([writing, wait(afterMs)]);
  writeFileSync(unsynced, unsyncedText);
  const all = [site.pid, ...descendantsOf(site.pid)];
  // Freezes all processes as a power cut would. A response that is still in transit was sent before the cut.
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  disk.copy();
  isOver = true;
  for (const pid of all) process.kill(pid, 'SIGKILL');
  await site.kill();
  await writing;
  while (all.some((pid) => existsSync(`/proc/${pid}/cwd`) && isAlive(pid))) await wait(20);
  disk.replaceByCopy();
}

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function descendantsOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

/**
 * A separate disk, backed by a file. Data that was written but not synced is in the kernel's memory and not in the
 * file.
 */
interface DiskImage {
  readonly folder: string;
  /** Copies the data that has reached the disk and would therefore survive a power cut. No process may be writing. */
  readonly copy: () => void;
  /** Replaces the disk's contents with the copy. No file on the disk may be open. */
  readonly replaceByCopy: () => void;
  readonly remove: () => void;
}

/** Creates the disk, which needs root and loop devices. Throws if either is unavailable. */
function makeDiskImage(megabytes: number): DiskImage {
  const place = mkdtempSync(join(tmpdir(), 'bench-disk-'));
  // PostgreSQL runs as another user, who must be allowed to enter this folder.
  run('chmod', '711', place);
  const [image, copied, folder] = ['image', 'copied', 'mounted'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  mkdirSync(folder);
  // A long commit interval makes the test harder: without a sync, the journal is flushed only once a minute.
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
