/**
 * The part of an address that stands for an AED's id: "osm/node/123" is itself. Ids are a register's own: they may be empty between slashes,
 * dots alone, which an address would take for a way up, or any letters. A tilde before a part says that what follows is meant as it stands.
 */
export function addressOfId(id: string): string {
  const parts = id.toWellFormed().split('/');
  return parts.map((part) => encodeURIComponent(/^(?:~.*|\.*)$/s.test(part) ? `~${part}` : part)).join('/');
}

/** The id that such a part of an address stands for; null if it is not written correctly. */
export function idOfAddress(address: string): string | null {
  try {
    const parts = address.split('/').map((part) => decodeURIComponent(part));
    return parts.map((part) => (part.startsWith('~') ? part.slice(1) : part)).join('/');
  } catch {
    return null;
  }
}

/** Before the id in the address of an AED's page. */
export const aedPagePrefix = '/aed/';

/** The address of an AED's page, without its language: "/aed/osm/node/123". */
export const aedPagePath = (id: string) => aedPagePrefix + addressOfId(id);

/** The id of the AED whose page is at an address without its language; null if there is none. */
export function idOfAedPage(path: string): string | null {
  return path.startsWith(aedPagePrefix) ? idOfAddress(path.slice(aedPagePrefix.length)) : null;
}

/** Behind the address that a sticker leads to: the page then shows 'Still here' first, and no server sees it. */
export const stickerMark = '#sticker';
