import type { ConfiguredWitness } from '../env.ts';
import { trimTrailing } from '../http/trim-trailing.ts';
import type { LogFolder } from './log-folder.ts';

const waitMsMax = 10_000;
/** A checkpoint with a hundred signatures is much smaller. */
const noteLengthMax = 64_000;

/**
 * Fetches the checkpoint that each witness cosigned last and publishes the answers beside the log, so that a visitor's
 * browser does not contact other servers. Each answer is signed by its witness, and browsers verify that themselves.
 */
export async function publishWitnessCheckpoints(
  folder: LogFolder,
  configured: readonly ConfiguredWitness[],
): Promise<void> {
  const witnesses = await Promise.all(
    configured.map(async ({ key, address }) => ({ key, address, note: await cosignedBy(address) })),
  );
  await folder.write('witnesses.json', `${JSON.stringify({ witnesses })}\n`);
}

/** Null if the witness does not answer: the page says so. */
async function cosignedBy(address: string): Promise<string | null> {
  try {
    const url = `${trimTrailing(address, '/')}/checkpoint`;
    const response = await fetch(url, { signal: AbortSignal.timeout(waitMsMax), redirect: 'error' });
    const note = response.ok ? await response.text() : '';
    return note !== '' && note.length <= noteLengthMax ? note : null;
  } catch {
    return null;
  }
}
