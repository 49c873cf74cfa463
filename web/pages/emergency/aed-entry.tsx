import { RegistryPage } from '../registry-pages/registry-page.tsx';
import { metaOfRegistryPage } from '../registry-pages/registry-page-meta.ts';
import { aedRegistryPage } from './aed-entry-kind.tsx';

export const meta = metaOfRegistryPage(aedRegistryPage);

/** The page of one AED, with the data of all sources that list it. */
export default function AedEntryPage() {
  return <RegistryPage kind={aedRegistryPage} />;
}
