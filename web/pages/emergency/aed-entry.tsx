import { RegistryPage } from '../registry-pages/registry-page.tsx';
import { createRegistryPageMeta } from '../registry-pages/registry-page-meta.ts';
import { aedRegistryPage } from './aed-registry-page.tsx';

export const meta = createRegistryPageMeta(aedRegistryPage);

/** The page of one AED, with the data of all sources that list it. */
export default function AedEntryPage() {
  return <RegistryPage kind={aedRegistryPage} />;
}
