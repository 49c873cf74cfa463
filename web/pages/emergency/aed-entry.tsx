import { RegistryPage } from '../registry-pages/registry-page.tsx';
import { metaOfKind } from '../registry-pages/registry-page-meta.ts';
import { aedKind } from './aed-entry-kind.tsx';

export const meta = metaOfKind(aedKind);

/** One AED, with all its registers' data. */
export default function AedEntryPage() {
  return <RegistryPage kind={aedKind} />;
}
