import type { RegistryIndex } from '../../../domain/registry-index.ts';
import { siteConfig } from '../../site-config.ts';
import type { AedSource, Registry, SourcePanelProps, VisitorPlace } from './aed-source.ts';
import { announceSearch } from './announce-search.ts';
import { cellVerifierOf } from './cell-verifier.ts';
import { askDevicePosition } from './device-position.ts';
import type { Outcome } from './locator-state.ts';
import { createRegistryClient, type RegistryClient } from './registry-client.ts';
import { RegistryPanel } from './registry-panel.tsx';
import { searchRegistry } from './search-registry.ts';

let client: RegistryClient | null = null;
let opened: { readonly index: RegistryIndex; readonly source: AedSource } | null = null;

/** The site's registry, with its index as the page was sent it first. */
export async function openRegistry(firstIndexFile: unknown): Promise<AedSource> {
  const { registryUrl } = siteConfig;
  client ??= createRegistryClient(registryUrl, undefined, {
    firstIndexFile,
    verifierOf: (index) => cellVerifierOf(registryUrl, index),
  });
  const index = await client.index();
  if (index === null) throw new Error('Got no index where there was one before; reload the page.');
  // One source for one index: a new panel would forget what the visitor has opened and chosen.
  if (opened?.index !== index) opened = { index, source: registrySource({ index, client }) };
  return opened.source;
}

/** A registry as the locator's source. */
function registrySource(registry: Registry): AedSource {
  const { index, client } = registry;
  return {
    isSample: false,
    async search(said: VisitorPlace | null, onPositionAwaited: () => void): Promise<Outcome> {
      const place = said ?? (await askDevicePosition(onPositionAwaited));
      if (typeof place === 'string') return { phase: 'place-needed', need: place };
      const { position } = place;
      const finding = await searchRegistry({ position, now: new Date(), tree: index.tree, readCell: client.cell });
      return { phase: 'found', place, finding };
    },
    async emergencyCallAt(position) {
      try {
        const { emergencyCallAt } = await import('./emergency-call.ts');
        return emergencyCallAt(position);
      } catch (cause) {
        console.warn('The country of the position could not be found; the general number stays.', cause);
        return null;
      }
    },
    announce: announceSearch,
    Panel: (props: SourcePanelProps) => <RegistryPanel {...props} registry={registry} />,
  };
}
