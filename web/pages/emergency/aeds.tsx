import { RegistryPage } from '../registry-pages/registry-page.tsx';
import { metaOfRegistryPage } from '../registry-pages/registry-page-meta.ts';
import { aedListRegistryPage } from './aeds-kind.tsx';

export const meta = metaOfRegistryPage(aedListRegistryPage);

/** The page of the AEDs of a town or country, or of all countries. */
export default function AedsPage() {
  return <RegistryPage kind={aedListRegistryPage} />;
}
