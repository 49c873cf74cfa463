interface ApiRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal in the API's error format, sent before auth or rest runs. */
export function refusalResponse({ status, code, message, hint, headers = {} }: ApiRefusal): Response {
  return Response.json({ code, message, details: null, hint }, { status, headers });
}

/** The longest body accepted; files of registers are uploaded in chunks. */
export const bodyBytesMax = 1_048_576;

/**
 * Refuses a body whose Content-Length is above 1 MB; undefined for any other. A body without a length is counted while
 * it arrives.
 */
export function refuseLongBody(request: Request): Response | undefined {
  const length = Number(request.headers.get('Content-Length') ?? 0);
  return length <= bodyBytesMax ? undefined : refuseBodyLength(String(length));
}

/** 413 for a body of that many bytes: one counted while arriving is reported as "more than" the limit. */
export function refuseBodyLength(bytes: string): Response {
  return refusalResponse({
    status: 413,
    code: 'body_too_long',
    message: `The body has ${bytes} bytes; the limit is ${bodyBytesMax}.`,
    hint: 'Send it in several requests.',
    // The announced body is not waited for.
    headers: { Connection: 'close' },
  });
}

/** 429 for a network whose large requests are waiting, or for all networks while too many are. */
export function refuseBodyBudget(): Response {
  return refusalResponse({
    status: 429,
    code: 'too_many_bodies',
    message: 'Too many large requests are waiting; please wait 2 seconds.',
    hint: 'Send them one at a time.',
    headers: { 'Retry-After': '2', Connection: 'close' },
  });
}

/** 429 for a client that exceeds its request rate. */
export function refuseTooManyRequests(waitSeconds: number): Response {
  return refusalResponse({
    status: 429,
    code: 'over_request_rate_limit',
    message: `Too many requests at once; please wait ${waitSeconds === 1 ? 'a second' : `${waitSeconds} seconds`}.`,
    hint: 'Send fewer requests.',
    headers: { 'Retry-After': String(waitSeconds) },
  });
}

/** 429 for a network that requests more rows without reading earlier responses. */
export function refuseUnreadResponses(): Response {
  return refusalResponse({
    status: 429,
    code: 'answers_not_read',
    message: 'Too many earlier responses to this network have not been read yet; please wait 2 seconds.',
    hint: 'Read the responses, or close their connections.',
    headers: { 'Retry-After': '2' },
  });
}
