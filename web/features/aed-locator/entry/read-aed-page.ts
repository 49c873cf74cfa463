import type { AedPageData } from '../../../../domain/registry/aed-page.ts';
import { createListedAedPageData } from '../../../../domain/registry/aed-page.ts';
import type { CellFeature } from '../../../../domain/registry/cell-changes.ts';
import { findAed } from '../../../../domain/registry/find-aed.ts';
import { encodeAed } from '../../../../domain/registry/registry-cell.ts';
import { siteConfig } from '../../../site-config.ts';
import { hasStreetsAt } from '../../../streets/has-streets-at.ts';
import { fetchBytes, parseJsonBytes } from '../registry/index-file.ts';
import { createRegistryClient } from '../registry/registry-client.ts';

/**
 * Loads the data of an AED's page from the registry, for a page that the server has not rendered. It reads the file of
 * the AED's id and the cell around the AED. An AED whose id has changed is shown under its new id. Rejects if the files
 * cannot be read.
 */
export async function readAedPage(id: string): Promise<AedPageData> {
  const { registryUrl } = siteConfig;
  const fetchFn: typeof fetch = (...request) => fetch(...request);
  const client = createRegistryClient(registryUrl, fetchFn);
  const index = await client.index();
  if (index === null) return { kind: 'unknown', id };
  const reader = {
    tree: index.tree,
    async readFile(name: string) {
      const address = `${registryUrl}/${name}`;
      const bytes = await fetchBytes(address, fetchFn);
      return bytes === null ? null : parseJsonBytes(bytes, address);
    },
    readCell: async (tile: Parameters<typeof client.cell>[0]) => (await client.cell(tile)).aeds,
  };
  const found = await findAed(reader, id);
  if (found === null) return { kind: 'unknown', id };
  if (found.kind === 'renamed') return readAedPage(found.id);
  if (found.kind === 'gone') return { ...found, id };
  const feature = encodeAed(found.aed) as unknown as CellFeature;
  const hasStreets = await hasStreetsAt(siteConfig.streetsUrl, found.aed.position);
  return createListedAedPageData({ id, feature, hasStreets }, index, new Date());
}
