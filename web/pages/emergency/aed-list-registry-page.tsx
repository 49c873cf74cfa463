import { type AedListPageData, aedListPagePrefix } from '../../../domain/registry/aed-list-page.ts';
import { aedDirectoryText as text } from '../../features/aed-locator/messages/aed-directory-text.ts';
import { aedLocatorText } from '../../features/aed-locator/messages/locator-text.ts';
import { AedDirectory } from '../../features/aed-locator/towns/aed-directory.tsx';
import { formatPaginatedPath } from '../../features/aed-locator/towns/pagination.tsx';
import { formatTownName } from '../../features/aed-locator/towns/town-name.ts';
import { formatCountryName, formatNumber } from '../../languages/format.ts';
import type { RegistryPageKind, RegistryPageMeta } from '../registry-pages/registry-page-kind.ts';

const allMeta = { title: text.allTitle, description: text.allMore, path: aedListPagePrefix };

function metaOf(data: AedListPageData): RegistryPageMeta {
  if (data.kind === 'countries') return allMeta;
  if (data.kind === 'unserved') return { ...allMeta, isUnlisted: true };
  if (data.kind === 'unknown') return { ...allMeta, title: text.none.title, isUnlisted: true };
  const country = formatCountryName(data.code);
  const place = data.kind === 'town' ? `${formatTownName(data.name, data.region)}, ${country}` : country;
  const { path, page, pages, figures } = data;
  const part = pages === 1 ? '' : ` · ${text.part(formatNumber(page), formatNumber(pages))}`;
  return {
    title: text.title(place) + (page === 1 ? '' : part),
    description: text.description(place, formatNumber(figures.count)),
    path: formatPaginatedPath(path, page),
  };
}

/**
 * Reloads the page from the server, because only the server can read the lists of these pages. Resolves to 'unserved'
 * if the page was already loaded from this URL, because the site is then on a host that cannot fill it in.
 */
function reloadFromServer(path: string): Promise<AedListPageData> {
  const [loaded] = performance.getEntriesByType('navigation');
  const isLoadedHere = loaded === undefined || new URL(loaded.name).pathname === window.location.pathname;
  if (isLoadedHere) return Promise.resolve({ kind: 'unserved', path });
  window.location.reload();
  return new Promise(() => undefined);
}

/** The pages of AEDs by country and town, with paths such as "/aeds", "/aeds/li" and "/aeds/li/vaduz". */
export const aedListRegistryPage: RegistryPageKind<AedListPageData> = {
  name: 'aeds',
  shellMeta: { title: text.allTitle, description: text.allMore, path: '/aeds/~' },
  metaOf,
  isAt: ({ path }, asked) => path === asked,
  load: reloadFromServer,
  Content: ({ data }) => <AedDirectory data={data} />,
  sentences: {
    loading: aedLocatorText.locating,
    failed: text.needsScript,
    tryAgain: aedLocatorText.tryAgain,
    needsScript: text.needsScript,
  },
};
