import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request shows this secret as `Authorization: Bearer`; how long the answer takes does not tell how near a guess was. */
export function showsSecret(request: Request, secret: string): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(shown), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
