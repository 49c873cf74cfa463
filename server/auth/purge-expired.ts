import { addSeconds, type Clock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import { knownNetworkSeconds } from './limits/known-networks.ts';

/** How long used tokens are stored. While a used token is stored, using it again ends its session. */
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
    await db.query('delete from auth.known_networks where seen_at <= $1', [addSeconds(now, -knownNetworkSeconds)]);
  });
  // The condition on the email spares the decoy account, which has none.
  await engine.transaction((db) =>
    db.query(
      `delete from auth.users where email is not null and email_confirmed_at is null
       and greatest(created_at, confirmation_sent_at, recovery_sent_at) <= $1`,
      [addSeconds(now, -unconfirmedSeconds)],
    ),
  );
  await engine.transaction(async (db) => {
    const longAgo = addSeconds(now, -usedTokenSeconds);
    // Each successor refers to its predecessor, and would be deleted with it. So the references are cleared first.
    await db.query(
      'update auth.refresh_tokens set parent_id = null where parent_id in (select id from auth.refresh_tokens where used_at <= $1)',
      [longAgo],
    );
    await db.query('delete from auth.refresh_tokens where used_at <= $1', [longAgo]);
  });
}
