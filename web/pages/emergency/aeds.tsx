import { RegistryPage } from '../registry-pages/registry-page.tsx';
import { metaOfKind } from '../registry-pages/registry-page-meta.ts';
import { aedsKind } from './aeds-kind.tsx';

export const meta = metaOfKind(aedsKind);

/** The AEDs of a country or a town, or all countries. */
export default function AedsPage() {
  return <RegistryPage kind={aedsKind} />;
}
