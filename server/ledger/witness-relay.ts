import type { ConfiguredWitness } from '../env.ts';
import { trimTrailing } from '../http/trim-trailing.ts';
import type { LogFolder } from './log-folder.ts';

const waitMsMax = 10_000;
/** Maximum length of a witness's response. A checkpoint with a hundred signatures is much shorter. */
const noteLengthMax = 64_000;

/**
 * Fetches each witness's last cosigned checkpoint and publishes it beside the log, so that a visitor's browser contacts
 * no other servers. The browser verifies the witness's signature.
 */
export async function publishWitnessCheckpoints(
  folder: LogFolder,
  configured: readonly ConfiguredWitness[],
): Promise<void> {
  const witnesses = await Promise.all(
    configured.map(async ({ key, address }) => ({ key, address, note: await fetchCosignedCheckpoint(address) })),
  );
  await folder.write('witnesses.json', `${JSON.stringify({ witnesses })}\n`);
}

/**
 * Fetches the checkpoint that a witness cosigned last. Returns null if the witness does not answer with a checkpoint.
 */
async function fetchCosignedCheckpoint(address: string): Promise<string | null> {
  try {
    const url = `${trimTrailing(address, '/')}/checkpoint`;
    const response = await fetch(url, { signal: AbortSignal.timeout(waitMsMax), redirect: 'error' });
    const note = response.ok ? await response.text() : '';
    return note !== '' && note.length <= noteLengthMax ? note : null;
  } catch {
    return null;
  }
}
