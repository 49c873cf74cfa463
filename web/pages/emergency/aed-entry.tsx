import { RegistryPage } from '../registry-pages/registry-page.tsx';
import { metaOfRegistryPage } from '../registry-pages/registry-page-meta.ts';
import { aedRegistryPage } from './aed-entry-kind.tsx';

export const meta = metaOfRegistryPage(aedRegistryPage);

/** One AED, with all its registers' data. */
export default function AedEntryPage() {
  return <RegistryPage kind={aedRegistryPage} />;
}
