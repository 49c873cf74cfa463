import { createHash } from 'node:crypto';

/** The ETag of uncompressed content. */
export function entityTagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether an If-None-Match header contains this tag, by weak comparison: a proxy that recompresses marks tags as weak.
 */
export function isTagListed(header: string | null, tag: string): boolean {
  if (header === null) return false;
  if (header.trim() === '*') return true;
  const opaque = withoutWeakMark(tag);
  return header.split(',').some((listed) => withoutWeakMark(listed.trim()) === opaque);
}

/**
 * Whether a range may be served from this version. If-Range requires strong comparison; a date never matches, because
 * no Last-Modified is sent.
 */
export function isRangeStillValid(ifRange: string | null, tag: string): boolean {
  return ifRange === null || ifRange.trim() === tag;
}

const withoutWeakMark = (tag: string) => tag.replace(/^W\//, '');
