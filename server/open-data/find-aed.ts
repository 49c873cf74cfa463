import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { type AedLookupResult, findAed, type NamedAed } from '../../domain/registry/find-aed.ts';
import { type Publication, readPublishedJson } from '../http/files/published-files.ts';
import { createCellReader, type OpenRegistry } from './open-registry.ts';

/** An AED with its feature from the published cell. */
export interface PublishedAed extends NamedAed {
  readonly feature: CellFeature;
}

const namedAed = (feature: CellFeature): PublishedAed => ({
  id: feature.id ?? '',
  name: String(feature.properties.name),
  position: feature.geometry.coordinates,
  feature,
});

/**
 * Finds an AED of a publication by its id. Rejects if the registry is damaged or is replaced during the search.
 * @param place Folder of the published registry.
 */
export function findPublishedAed(
  place: string,
  publication: Publication<OpenRegistry>,
  id: string,
): Promise<AedLookupResult<PublishedAed>> {
  const { folder, facts } = publication;
  const readCell = createCellReader(place, publication);
  return findAed(
    {
      tree: facts.index.tree,
      readFile: (name) => readPublishedJson(folder, name),
      readCell: async (cell) => (await readCell(cell))().map(namedAed),
    },
    id,
  );
}
