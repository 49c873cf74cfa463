import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request carries this secret as `Authorization: Bearer`; compared in constant time. */
export function showsSecret(request: Request, secret: string): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(shown), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
