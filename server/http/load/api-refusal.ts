interface ApiRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer of refusal in the form that the whole API has, given before auth or rest is asked. */
export function refuseCall({ status, code, message, hint, headers = {} }: ApiRefusal): Response {
  return Response.json({ code, message, details: null, hint }, { status, headers });
}

/** The longest body there may be; files of registers come in pieces. */
export const bodyBytesMax = 1_048_576;

/** Refuses a body that says it is longer than 1 MB; undefined for any other. One that does not say its length is counted as it comes. */
export function refuseLongBody(request: Request): Response | undefined {
  const length = Number(request.headers.get('Content-Length') ?? 0);
  return length <= bodyBytesMax ? undefined : refuseLength(String(length));
}

/** 413 for a body of so many bytes, in words: one that is counted as it comes is "more than" what is taken. */
export function refuseLength(bytes: string): Response {
  return refuseCall({
    status: 413,
    code: 'body_too_long',
    message: `The body has ${bytes} bytes; the limit is ${bodyBytesMax}.`,
    hint: 'Send it in several requests.',
    // What was announced is not waited for.
    headers: { Connection: 'close' },
  });
}

/** 429 for a network whose requests with long bodies wait, or for all while too many do. */
export function refuseBodyBudget(): Response {
  return refuseCall({
    status: 429,
    code: 'too_many_bodies',
    message: 'Too many large requests are waiting; please wait 2 seconds.',
    hint: 'Send them one at a time.',
    headers: { 'Retry-After': '2', Connection: 'close' },
  });
}

/** 429 for anyone who asks more often than their share. */
export function refuseTooManyRequests(waitSeconds: number): Response {
  return refuseCall({
    status: 429,
    code: 'over_request_rate_limit',
    message: `Too many requests at once; please wait ${waitSeconds === 1 ? 'a second' : `${waitSeconds} seconds`}.`,
    hint: 'Send fewer requests.',
    headers: { 'Retry-After': String(waitSeconds) },
  });
}

/** 429 for a network that asks for further rows while it takes nothing of those before. */
export function refuseUnread(): Response {
  return refuseCall({
    status: 429,
    code: 'answers_not_read',
    message: 'Too many earlier answers to this network have not been read yet; please wait 2 seconds.',
    hint: 'Read the answers, or close their connections.',
    headers: { 'Retry-After': '2' },
  });
}
