import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import type { AedPageData } from '../../../domain/registry/aed-page.ts';
import { aedIdOfPagePath, aedPagePath } from '../../../domain/registry/aed-page-path.ts';
import { AedEntry } from '../../features/aed-locator/entry/aed-entry.tsx';
import { aedCardText } from '../../features/aed-locator/messages/aed-card-text.ts';
import { aedEntryText as text } from '../../features/aed-locator/messages/aed-entry-text.ts';
import { localName } from '../../features/aed-locator/messages/local-name.ts';
import { aedLocatorText } from '../../features/aed-locator/messages/locator-text.ts';
import { OnSiteReport } from '../../features/aed-report/on-site-report.tsx';
import { StickerLink } from '../../features/sticker/sticker-link.tsx';
import type { RegistryPageKind, RegistryPageMeta } from '../registry-pages/registry-page-kind.ts';

function metaOf(data: AedPageData): RegistryPageMeta {
  if (data.kind === 'unknown')
    return { title: text.unknown.title, description: text.unknown.more, path: '/aed', isUnlisted: true };
  const path = aedPagePath(data.id);
  if (data.kind === 'gone') return { title: text.gone.title, description: text.description, path, isUnlisted: true };
  const { name: registered, address } = data.feature.properties;
  const name = localName(String(registered));
  const place = [name, address].filter((part) => typeof part === 'string').join(', ');
  return {
    title: name === aedCardText.unnamed ? name : text.title(name),
    description: `${place}. ${text.description}`,
    path,
  };
}

const onTheSpot = (aed: RegisteredAed) => <OnSiteReport aed={aed} />;

/** The pages of single AEDs, with paths such as "/aed/osm/node/123". */
export const aedRegistryPage: RegistryPageKind<AedPageData> = {
  name: 'aed',
  shellMeta: { title: aedCardText.unnamed, description: text.description, path: '/aed/~' },
  metaOf,
  isAt: ({ id }, path) => aedIdOfPagePath(path) === id,
  async load(path) {
    const { readAedPage } = await import('../../features/aed-locator/entry/read-aed-page.ts');
    return readAedPage(aedIdOfPagePath(path) ?? '');
  },
  Content: ({ data }) => (
    <>
      <AedEntry data={data} onTheSpot={onTheSpot} />
      {data.kind === 'listed' && <StickerLink id={data.id} />}
    </>
  ),
  sentences: {
    loading: text.loading,
    failed: text.failed,
    tryAgain: aedLocatorText.tryAgain,
    needsScript: text.needsScript,
  },
};
