import { type Clock, secondsAfter } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import { knownNetworkSeconds } from './limits/known-networks.ts';

/** Reuse of a used token still ends its session for this long; then the row is deleted. */
const usedTokenSeconds = 90 * 24 * 60 * 60;

/** How long after its last link, which is valid for an hour, an unconfirmed account is deleted. */
const unconfirmedSeconds = 24 * 60 * 60;

/**
 * Deletes expired links, codes and sessions, tokens used long ago, and accounts that were never confirmed. Run it at
 * start and daily.
 */
export async function purgeExpired({
  engine,
  clock,
}: {
  readonly engine: Engine;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock();
  await engine.transaction(async (db) => {
    await db.query('delete from auth.one_time_tokens where expires_at <= $1', [now]);
    await db.query('delete from auth.flow_states where expires_at <= $1', [now]);
    await db.query('delete from auth.sessions where not_after <= $1', [now]);
    await db.query('delete from auth.mfa_challenges where expires_at <= $1', [now]);
    await db.query('delete from auth.known_networks where seen_at <= $1', [secondsAfter(now, -knownNetworkSeconds)]);
  });
  // The row that stands for unknown addresses has no address, and stays.
  await engine.transaction((db) =>
    db.query(
      `delete from auth.users where email is not null and email_confirmed_at is null
       and greatest(created_at, confirmation_sent_at, recovery_sent_at) <= $1`,
      [secondsAfter(now, -unconfirmedSeconds)],
    ),
  );
  await engine.transaction(async (db) => {
    const longAgo = secondsAfter(now, -usedTokenSeconds);
    // The reference to the successor is cleared first: deleting the row would cascade down the chain.
    await db.query(
      'update auth.refresh_tokens set parent_id = null where parent_id in (select id from auth.refresh_tokens where used_at <= $1)',
      [longAgo],
    );
    await db.query('delete from auth.refresh_tokens where used_at <= $1', [longAgo]);
  });
}
