import { addSeconds, type Clock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import { knownNetworkSeconds } from './limits/known-networks.ts';

/** How long used refresh tokens are stored. Using one again during this time ends its session. */
const usedTokenSeconds = 90 * 24 * 60 * 60;

/**
 * How long an unconfirmed account is kept after its last link was mailed. It is much longer than the hour for which a
 * link is valid.
 */
const unconfirmedSeconds = 24 * 60 * 60;

/**
 * Deletes expired links, codes and sessions, tokens that were used long ago, and accounts that were never confirmed.
 * Run it at start and daily.
 */
export async function purgeExpiredAuthData({
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
    await db.query('delete from auth.known_networks where seen_at <= $1', [addSeconds(now, -knownNetworkSeconds)]);
  });
  // The decoy account has no email, and this condition keeps it from being deleted.
  await engine.transaction((db) =>
    db.query(
      `delete from auth.users where email is not null and email_confirmed_at is null
       and greatest(created_at, confirmation_sent_at, recovery_sent_at) <= $1`,
      [addSeconds(now, -unconfirmedSeconds)],
    ),
  );
  await engine.transaction(async (db) => {
    const longAgo = addSeconds(now, -usedTokenSeconds);
    // Deleting a token would also delete the successor that refers to it, so these references are cleared first.
    await db.query(
      'update auth.refresh_tokens set parent_id = null where parent_id in (select id from auth.refresh_tokens where used_at <= $1)',
      [longAgo],
    );
    await db.query('delete from auth.refresh_tokens where used_at <= $1', [longAgo]);
  });
}
