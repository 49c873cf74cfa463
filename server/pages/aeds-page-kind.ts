import { type AedsPageData, aedsPagePrefix, readAedsPath } from '../../domain/registry/aeds-page.ts';
import { readAedsPage } from '../../domain/registry/read-aeds-page.ts';
import { createTownReader } from '../open-data/town-reader.ts';
import type { PageKind } from './page-kind.ts';

/** The pages of AEDs by country and town. @param place Folder of the published registry. */
export function aedsPageKind(place: string): PageKind {
  const openTowns = createTownReader(place);
  return {
    name: 'aeds',
    shell: '/aeds/~',
    hasAddress: (path) => readAedsPath(path) !== null,
    // Linked from the site's footer.
    unpublished(path) {
      const data: AedsPageData = { kind: 'countries', path: aedsPagePrefix, countries: [] };
      return path === aedsPagePrefix ? { kind: 'page', path, status: 200, data } : undefined;
    },
    async answer(path, publication, now, search) {
      const read = await readAedsPage(path, search.get('page'), openTowns(publication, now), now);
      if ('movedTo' in read) return { kind: 'moved', to: read.movedTo };
      const { data } = read;
      const page = 'page' in data && data.page > 1 ? `?page=${data.page}` : '';
      return { kind: 'page', path: data.path + page, status: data.kind === 'unknown' ? 404 : 200, data };
    },
  };
}
