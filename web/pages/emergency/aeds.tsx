import { RegistryPage } from '../registry-pages/registry-page.tsx';
import { metaOfRegistryPage } from '../registry-pages/registry-page-meta.ts';
import { aedListRegistryPage } from './aeds-kind.tsx';

export const meta = metaOfRegistryPage(aedListRegistryPage);

/** The AEDs of a country or a town, or all countries. */
export default function AedsPage() {
  return <RegistryPage kind={aedListRegistryPage} />;
}
