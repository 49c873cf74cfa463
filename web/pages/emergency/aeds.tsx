import { RegistryPage } from '../registry-pages/registry-page.tsx';
import { createRegistryPageMeta } from '../registry-pages/registry-page-meta.ts';
import { aedListRegistryPage } from './aed-list-registry-page.tsx';

export const meta = createRegistryPageMeta(aedListRegistryPage);

/** The page of the AEDs of a town or country, or of all countries. */
export default function AedsPage() {
  return <RegistryPage kind={aedListRegistryPage} />;
}
