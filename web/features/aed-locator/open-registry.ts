import { siteConfig } from '../../site-config.ts';
import { announceSearch } from './announce-search.ts';
import type { OpenedRegistry } from './registry.ts';
import { createRegistryClient } from './registry-client.ts';
import { RegistryPanel } from './registry-panel.tsx';
import { searchRegistry } from './search-registry.ts';

const client = createRegistryClient(siteConfig.registryUrl);

/** The site's registry with its search and its panel; null where none is published. */
export async function openRegistry(): Promise<OpenedRegistry | null> {
  const index = await client.index();
  if (index === null) return null;
  return {
    index,
    client,
    find: (position, now) => searchRegistry({ position, now, tree: index.tree, readCell: client.cell }),
    async emergencyCallAt(position) {
      // Loaded after the first list: the borders of the world are many times as large as the locator.
      const { emergencyCallAt } = await import('./emergency-call.ts');
      return emergencyCallAt(position);
    },
    announce: announceSearch,
    Panel: RegistryPanel,
  };
}
