import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { storeVersion } from './stored-versions.ts';

/** Where the draft of a published folder lies: beside it, so that publishing is a rename. */
export const draftOf = (out: string) => `${resolve(out)}.draft`;

/** Throws a draft away; none is no mistake. */
export async function discardDraft(out: string): Promise<void> {
  await rm(draftOf(out), { recursive: true, force: true });
}

const formerOf = (target: string) => `${target}.former`;

/**
 * Puts right what someone left who was killed while swapping: without a registry in its place the former one goes back, beside one it is
 * kept as a version. Call with the folder locked.
 */
export async function healSwap(target: string): Promise<void> {
  const former = formerOf(target);
  if (!existsSync(former)) return;
  if (existsSync(target)) await storeVersion(target, former, new Date());
  else await rename(former, target);
}

/** Puts a complete registry instead of the published one, which is kept as a version. Call with the folder locked. */
export async function swapIn(complete: string, target: string): Promise<void> {
  const former = formerOf(target);
  await healSwap(target);
  const hasFormer = existsSync(target);
  if (hasFormer) await rename(target, former);
  try {
    await rename(complete, target);
  } catch (cause) {
    if (hasFormer) await rename(former, target);
    throw cause;
  }
  // The registry is published: where the former one cannot be kept, it goes.
  if (hasFormer) {
    await storeVersion(target, former, new Date()).catch(() => rm(former, { recursive: true, force: true }));
  }
}
