import { createHash } from 'node:crypto';

/** Returns an ETag for the uncompressed content of a file. */
export function computeEntityTag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether an If-None-Match header contains a tag. Weak tags match too, because a proxy that compresses a response makes
 * its tag weak.
 */
export function isTagListed(header: string | null, tag: string): boolean {
  if (header === null) return false;
  if (header.trim() === '*') return true;
  const opaque = withoutWeakMark(tag);
  return header.split(',').some((listed) => withoutWeakMark(listed.trim()) === opaque);
}

/**
 * Whether the part of a file that a client already has is from the version with this tag, so that the requested range
 * continues it. If-Range requires equal tags. A date in it never matches, because no Last-Modified is sent.
 */
export function isRangeStillValid(ifRange: string | null, tag: string): boolean {
  return ifRange === null || ifRange.trim() === tag;
}

const withoutWeakMark = (tag: string) => tag.replace(/^W\//, '');
