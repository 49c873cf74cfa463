import { addressOfId } from '../../domain/registry/aed-address.ts';
import { sourceLanguage, translatedAddress } from './languages.ts';

/** What an AED's page shows first: 'Still here, all right', for somebody who scanned the sticker. Behind '#' no server sees it. */
export const stickerMark = '#sticker';

/** Address of an AED's page in a language, from the site's root: "/de/aed/osm/node/123". */
export function aedPageAddress(tag: string, id: string): string {
  const page = `/aed/${addressOfId(id)}`;
  return tag === sourceLanguage.tag ? page : translatedAddress(tag, page);
}
