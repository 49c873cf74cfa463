import type { Fields } from './json-body.ts';

/** A JSON response that no cache may store. */
export function answer(body: Fields, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

export function answerNothing(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
