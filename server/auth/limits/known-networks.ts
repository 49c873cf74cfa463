import { addSeconds } from '../../clock.ts';
import type { DatabaseSession } from '../../db/engine.ts';
import { widestNetworkOf } from '../../http/networks.ts';
import type { Keys } from '../../keys/keys.ts';

export const knownNetworkSeconds = 90 * 24 * 60 * 60;

interface ClientNetwork {
  readonly address: string;
  readonly clientIp: string;
}

/** Records that somebody in this network entered the password of this address correctly. */
export async function recordKnownNetwork(
  keys: Keys,
  db: DatabaseSession,
  { accountId, ...client }: ClientNetwork & { readonly accountId: string },
  now: Date,
): Promise<void> {
  await db.query(
    `insert into auth.known_networks (digest, user_id, seen_at) values ($1, $2, $3)
     on conflict (digest) do update set user_id = excluded.user_id, seen_at = excluded.seen_at`,
    [digestOf(keys, client), accountId, now],
  );
}

/**
 * Whether somebody in this network has entered the password of this address correctly before. The query is the same for
 * an address without an account.
 */
export async function isKnownNetwork(
  keys: Keys,
  db: DatabaseSession,
  client: ClientNetwork,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.query('select user_id from auth.known_networks where digest = $1 and seen_at > $2', [
    digestOf(keys, client),
    addSeconds(now, -knownNetworkSeconds),
  ]);
  return rows.length > 0;
}

function digestOf(keys: Keys, { address, clientIp }: ClientNetwork): string {
  return keys.derive('known-network', `${address}\n${widestNetworkOf(clientIp)}`);
}
