import { type AedListPageData, aedListPagePrefix, parseAedListPath } from '../../domain/registry/aed-list-page.ts';
import { readAedListPage } from '../../domain/registry/read-aed-list-page.ts';
import { createTownReaderFactory } from '../open-data/town-reader.ts';
import type { PageKind } from './page-kind.ts';

/**
 * Creates the page kind for lists of AEDs by country and town.
 * @param publishedFolder Folder of the published registry.
 */
export function createAedAreaPageKind(publishedFolder: string): PageKind {
  const openTowns = createTownReaderFactory(publishedFolder);
  return {
    name: 'aeds',
    shell: '/aeds/~',
    hasAddress: (path) => parseAedListPath(path) !== null,
    // The list of countries also exists while no registry is published, because the site's footer links to it.
    unpublished(path) {
      const data: AedListPageData = { kind: 'countries', path: aedListPagePrefix, countries: [] };
      return path === aedListPagePrefix ? { kind: 'page', path, status: 200, data } : undefined;
    },
    async answer(path, publication, now, search) {
      const read = await readAedListPage(path, search.get('page'), openTowns(publication, now), now);
      if ('movedTo' in read) return { kind: 'moved', to: read.movedTo };
      const { data } = read;
      const page = 'page' in data && data.page > 1 ? `?page=${data.page}` : '';
      return { kind: 'page', path: data.path + page, status: data.kind === 'unknown' ? 404 : 200, data };
    },
  };
}
