import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { type AedPageData, createListedAedPageData } from '../../domain/registry/aed-page.ts';
import { aedIdOfPagePath, aedPagePath, aedPagePrefix } from '../../domain/registry/aed-page-path.ts';
import { trimTrailing } from '../http/trim-trailing.ts';
import { findPublishedAed } from '../open-data/find-aed.ts';
import type { PageKind } from './page-kind.ts';

/** Whether streets are published around a position. */
export type HasStreetsAt = (position: LongitudeLatitude) => Promise<boolean>;

/**
 * Creates the page kind for single AEDs.
 * @param publishedFolder Folder of the published registry.
 */
export function createAedPageKind(publishedFolder: string, hasStreetsAt: HasStreetsAt): PageKind {
  return {
    name: 'aed',
    shell: '/aed/~',
    hasAddress: (path) => path.startsWith(aedPagePrefix) && path.length > aedPagePrefix.length,
    async answer(path, publication, now) {
      if (path.endsWith('/')) return { kind: 'moved', to: trimTrailing(path, '/') };
      const id = aedIdOfPagePath(path);
      const found = id === null ? null : await findPublishedAed(publishedFolder, publication, id);
      if (id === null || found === null) {
        const unknown: AedPageData = { kind: 'unknown', id };
        return { kind: 'page', path: aedPagePrefix, status: 404, data: unknown };
      }
      // Every AED has one canonical URL, although its id can be written in several ways or may have been replaced.
      const own = aedPagePath(found.kind === 'renamed' ? found.id : id);
      if (found.kind === 'renamed' || own !== path) return { kind: 'moved', to: own };
      if (found.kind === 'gone') return { kind: 'page', path, status: 410, data: { ...found, id } };
      const { feature, position } = found.aed;
      const listed = { id, feature, hasStreets: await hasStreetsAt(position) };
      return { kind: 'page', path, status: 200, data: createListedAedPageData(listed, publication.facts.index, now) };
    },
  };
}
