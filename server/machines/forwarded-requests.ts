import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '../db/engine.ts';
import { apiErrorResponse } from '../http/load/api-error-response.ts';
import type { Keys } from '../keys/keys.ts';
import { seal, unseal } from '../keys/seal.ts';

/** What a request and a response have in common when they are passed to another machine through the database. */
interface ForwardedMessage {
  readonly headers: Readonly<Record<string, string>>;
  /** The body in base64. */
  readonly body: string;
}

interface PassedRequest extends ForwardedMessage {
  readonly method: string;
  readonly url: string;
}

interface PassedAnswer extends ForwardedMessage {
  readonly status: number;
}

interface ForwardingParts {
  readonly engine: Engine;
  readonly keys: Pick<Keys, 'derive'>;
}

/**
 * Maximum time in milliseconds to wait for the response. The registry panel responds sooner, and a proxy waits longer.
 */
const answerMsMax = 20_000;
const lookEveryMs = 60;
const headersPassed = ['authorization', 'content-type', 'content-length', 'apikey'] as const;

const bytesOf = async (from: Request | Response) => Buffer.from(await from.arrayBuffer()).toString('base64');

const sealingKey = (keys: ForwardingParts['keys']) =>
  Buffer.from(keys.derive('passed-call', 'sealing key'), 'base64url');

/** Forwards a request to the machine that runs the registry panel and returns its response. */
export async function forwardRequest({ engine, keys }: ForwardingParts, request: Request): Promise<Response> {
  const key = sealingKey(keys);
  const id = randomUUID();
  const headers = Object.fromEntries(
    headersPassed.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const { method, url } = request;
  const passed: PassedRequest = { method, url, headers, body: await bytesOf(request) };
  const ask = (text: string, parameters: readonly unknown[]) =>
    engine.transaction((db) => db.query<{ sealed: string }>(text, parameters));
  const call = 'insert into embedded.register_calls (id, sealed) values ($1, $2)';
  await ask(call, [id, seal(key, Buffer.from(JSON.stringify(passed)))]);
  for (const since = performance.now(); performance.now() - since < answerMsMax; ) {
    await wait(lookEveryMs);
    const { rows } = await ask('delete from embedded.register_answers where id = $1 returning sealed', [id]);
    const [answer] = rows;
    if (answer === undefined) continue;
    const { status, headers: answered, body } = JSON.parse(unseal(key, answer.sealed).toString()) as PassedAnswer;
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : Buffer.from(body, 'base64'), { status, headers: answered });
  }
  await ask('delete from embedded.register_calls where id = $1', [id]);
  return apiErrorResponse({
    status: 503,
    code: 'keeper_silent',
    message: 'The machine that stores the uploaded files does not answer.',
    hint: 'Try again in two minutes. Another machine will have replaced it, without the files uploaded to it.',
    headers: { 'Retry-After': '10' },
  });
}

/**
 * Handles the requests that other machines have forwarded to this one, which runs the registry panel. Returns the
 * number of these requests.
 */
export async function handleForwardedRequests(
  { engine, keys }: ForwardingParts,
  handle: (request: Request) => Promise<Response>,
): Promise<number> {
  const key = sealingKey(keys);
  const { rows } = await engine.transaction((db) =>
    db.query<{ id: string; sealed: string }>(
      `delete from embedded.register_calls
       where id in (select id from embedded.register_calls order by asked_at limit 8 for update skip locked)
       returning id, sealed`,
      [],
    ),
  );
  await Promise.all(
    rows.map(async ({ id, sealed }) => {
      const { method, url, headers, body } = JSON.parse(unseal(key, sealed).toString()) as PassedRequest;
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const request = new Request(url, { method, headers, ...(hasBody && { body: Buffer.from(body, 'base64') }) });
      const answer = await handle(request);
      const passed: PassedAnswer = {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await bytesOf(answer),
      };
      const kept = seal(key, Buffer.from(JSON.stringify(passed)));
      const text = 'insert into embedded.register_answers (id, sealed) values ($1, $2)';
      await engine.transaction((db) => db.query(text, [id, kept]));
    }),
  );
  return rows.length;
}

/** Deletes forwarded requests and responses that no machine is waiting for any more. */
export async function deleteStaleRequests(engine: Engine): Promise<void> {
  await engine.transaction((db) =>
    db.query(
      `with calls as (delete from embedded.register_calls where asked_at < now() - interval '2 minutes')
       delete from embedded.register_answers where answered_at < now() - interval '2 minutes'`,
      [],
    ),
  );
}
