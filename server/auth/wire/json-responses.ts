import type { JsonFields } from './json-body.ts';

/** Returns a JSON response that no cache may store. */
export function jsonResponse(body: JsonFields, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

export function emptyResponse(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
