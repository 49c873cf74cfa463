/**
 * Encodes an AED's id as a URL path: "osm/node/123" stays as it is. Ids are defined by registers: a part may be empty,
 * consist of dots, which a URL would resolve as a parent folder, or contain any characters. Such a part gets a tilde in
 * front, which means that the rest is literal.
 */
export function encodeAedId(id: string): string {
  const parts = id.toWellFormed().split('/');
  return parts.map((part) => encodeURIComponent(/^(?:~.*|\.*)$/s.test(part) ? `~${part}` : part)).join('/');
}

/** Decodes a path of `encodeAedId`; null if it is not valid. */
export function decodeAedId(address: string): string | null {
  try {
    const parts = address.split('/').map((part) => decodeURIComponent(part));
    return parts.map((part) => (part.startsWith('~') ? part.slice(1) : part)).join('/');
  } catch {
    return null;
  }
}

/** Prefix of an AED page's path. */
export const aedPagePrefix = '/aed/';

/** The address of an AED's page, without its language: "/aed/osm/node/123". */
export const aedPagePath = (id: string) => aedPagePrefix + encodeAedId(id);

/** The id of the AED whose page is at a path without its language; null if there is none. */
export function aedIdOfPagePath(path: string): string | null {
  return path.startsWith(aedPagePrefix) ? decodeAedId(path.slice(aedPagePrefix.length)) : null;
}

/** Fragment of the URL on a sticker: the page then shows 'Still here' first. Fragments are not sent to the server. */
export const stickerFragment = '#sticker';
