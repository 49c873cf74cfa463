/**
 * Encodes an AED's id for use in a URL path; "osm/node/123" stays as it is. Sources choose their ids freely. A tilde is
 * put in front of a part that is empty, begins with a tilde, or consists of dots, which URLs would resolve as folders.
 */
export function encodeAedId(id: string): string {
  const parts = id.toWellFormed().split('/');
  return parts.map((part) => encodeURIComponent(/^(?:~.*|\.*)$/s.test(part) ? `~${part}` : part)).join('/');
}

/** Decodes an id that `encodeAedId` has encoded; null if the text is malformed. */
export function decodeAedId(address: string): string | null {
  try {
    const parts = address.split('/').map((part) => decodeURIComponent(part));
    return parts.map((part) => (part.startsWith('~') ? part.slice(1) : part)).join('/');
  } catch {
    return null;
  }
}

/** Beginning of the path of each AED's page. */
export const aedPagePrefix = '/aed/';

/** Returns the path of an AED's page, without the language: "/aed/osm/node/123". */
export const aedPagePath = (id: string) => aedPagePrefix + encodeAedId(id);

/**
 * Returns the id of the AED to whose page a path leads; null if the path does not lead to an AED's page. The path has
 * no language.
 */
export function aedIdOfPagePath(path: string): string | null {
  return path.startsWith(aedPagePrefix) ? decodeAedId(path.slice(aedPagePrefix.length)) : null;
}

/**
 * Fragment of the URL on an AED's sticker. With it, the page shows 'Still here' first. Browsers do not send fragments
 * to the server.
 */
export const stickerFragment = '#sticker';
