interface ApiError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a response in the API's error format, for a request that is rejected before auth or rest handles it. */
export function apiErrorResponse({ status, code, message, hint, headers = {} }: ApiError): Response {
  return Response.json({ code, message, details: null, hint }, { status, headers });
}

/** Maximum length of a request's body, in bytes. Longer files are uploaded in parts. */
export const bodyBytesMax = 1_048_576;

/**
 * Refuses a request whose Content-Length is above 1 MB. Returns undefined for any other request. If there is no
 * Content-Length, the bytes are counted while they arrive.
 */
export function refuseTooLongBody(request: Request): Response | undefined {
  const length = Number(request.headers.get('Content-Length') ?? 0);
  return length <= bodyBytesMax ? undefined : bodyTooLongResponse(String(length));
}

/**
 * Returns a response with status 413, which states the length of the body. `bytes` may also be a text such as "more
 * than 1000".
 */
export function bodyTooLongResponse(bytes: string): Response {
  return apiErrorResponse({
    status: 413,
    code: 'body_too_long',
    message: `The body has ${bytes} bytes; the limit is ${bodyBytesMax}.`,
    hint: 'Send it in several requests.',
    // The connection is closed, so that the server need not read the rest of the body.
    headers: { Connection: 'close' },
  });
}

/**
 * Returns a response with status 429. Its reason is that too many request bodies are in memory, from one network or in
 * total.
 */
export function tooManyBodiesResponse(): Response {
  return apiErrorResponse({
    status: 429,
    code: 'too_many_bodies',
    message: 'Too many large requests are waiting; please wait 2 seconds.',
    hint: 'Send them one at a time.',
    headers: { 'Retry-After': '2', Connection: 'close' },
  });
}

/** Returns a response with status 429, for a client that exceeds its request rate. */
export function tooManyRequestsResponse(waitSeconds: number): Response {
  return apiErrorResponse({
    status: 429,
    code: 'over_request_rate_limit',
    message: `Too many requests at once; please wait ${waitSeconds === 1 ? 'a second' : `${waitSeconds} seconds`}.`,
    hint: 'Send fewer requests.',
    headers: { 'Retry-After': String(waitSeconds) },
  });
}

/** Returns a response with status 429, for a network that sends more requests without reading earlier responses. */
export function slowReaderResponse(): Response {
  return apiErrorResponse({
    status: 429,
    code: 'answers_not_read',
    message: 'Too many earlier responses to this network have not been read yet; please wait 2 seconds.',
    hint: 'Read the responses, or close their connections.',
    headers: { 'Retry-After': '2' },
  });
}
