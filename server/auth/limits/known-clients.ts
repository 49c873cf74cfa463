import type { Clock } from '../../clock.ts';
import type { Engine } from '../../db/engine.ts';
import type { Caller } from '../../db/run-as-caller.ts';
import { splitRequestUrl } from '../../http/request-url.ts';
import type { Keys } from '../../keys/keys.ts';
import { readRequiredAddress } from '../wire/body-fields.ts';
import { readJsonFields } from '../wire/json-body.ts';
import { isKnownNetwork } from './known-networks.ts';

interface KnownClientParts {
  readonly engine: Engine;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly callerOf: (request: Request) => Promise<Caller>;
}

/**
 * Returns a function that checks whether a client is known. A client is known if it sends a session's token, or if
 * somebody in its network has entered the password of that address correctly before. The function reads a copy of the
 * request's body, and rejects if that fails.
 */
export function createKnownClientCheck({ engine, keys, clock, callerOf }: KnownClientParts) {
  return async (request: Request, clientIp: string): Promise<boolean> => {
    const { pathname, search } = splitRequestUrl(request);
    const isSignIn = pathname.endsWith('/token') && new URLSearchParams(search).get('grant_type') === 'password';
    if (!isSignIn) return (await callerOf(request)).role === 'authenticated';
    const address = readRequiredAddress(await readJsonFields(request.clone()));
    return engine.transaction((db) => isKnownNetwork(keys, db, { address, clientIp }, clock()));
  };
}
