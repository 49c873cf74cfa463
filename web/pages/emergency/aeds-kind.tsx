import { type AedsPageData, aedsPagePrefix } from '../../../domain/registry/aeds-page.ts';
import { aedsText as text } from '../../features/aed-locator/messages/aeds-text.ts';
import { aedLocatorText } from '../../features/aed-locator/messages/locator-text.ts';
import { AedsPages } from '../../features/aed-locator/towns/aeds-pages.tsx';
import { partPath } from '../../features/aed-locator/towns/page-parts.tsx';
import { placeName } from '../../features/aed-locator/towns/place-name.ts';
import { formatCountry, formatNumber } from '../../languages/format.ts';
import type { RegistryPageKind, RegistryPageMeta } from '../registry-pages/registry-page-kind.ts';

const allMeta = { title: text.allTitle, description: text.allMore, path: aedsPagePrefix };

function metaOf(data: AedsPageData): RegistryPageMeta {
  if (data.kind === 'countries') return allMeta;
  if (data.kind === 'unserved') return { ...allMeta, isUnlisted: true };
  if (data.kind === 'unknown') return { ...allMeta, title: text.none.title, isUnlisted: true };
  const country = formatCountry(data.code);
  const place = data.kind === 'town' ? `${placeName(data.name, data.region)}, ${country}` : country;
  const { path, page, pages, figures } = data;
  const part = pages === 1 ? '' : ` · ${text.part(formatNumber(page), formatNumber(pages))}`;
  return {
    title: text.title(place) + (page === 1 ? '' : part),
    description: text.description(place, formatNumber(figures.count)),
    path: partPath(path, page),
  };
}

/**
 * These pages' lists come from files for the server only. A client-side navigation here reloads the page from the
 * server; if it was already reloaded, there is no server of ours.
 */
function loadWhole(path: string): Promise<AedsPageData> {
  const [loaded] = performance.getEntriesByType('navigation');
  const isLoadedHere = loaded === undefined || new URL(loaded.name).pathname === window.location.pathname;
  if (isLoadedHere) return Promise.resolve({ kind: 'unserved', path });
  window.location.reload();
  return new Promise(() => undefined);
}

/** The pages of AEDs by country and town: "/aeds", "/aeds/li", "/aeds/li/vaduz". */
export const aedsKind: RegistryPageKind<AedsPageData> = {
  name: 'aeds',
  shellMeta: { title: text.allTitle, description: text.allMore, path: '/aeds/~' },
  metaOf,
  isAt: ({ path }, asked) => path === asked,
  load: loadWhole,
  Content: ({ data }) => <AedsPages data={data} />,
  sentences: {
    loading: aedLocatorText.locating,
    failed: text.needsScript,
    tryAgain: aedLocatorText.tryAgain,
    needsScript: text.needsScript,
  },
};
