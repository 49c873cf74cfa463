import { metaOfKind } from '../filled/filled-meta.ts';
import { FilledPage } from '../filled/filled-page.tsx';
import { aedKind } from './aed-entry-kind.tsx';

export const meta = metaOfKind(aedKind);

/** One AED, with all that its registers say of it. */
export default function AedEntryPage() {
  return <FilledPage kind={aedKind} />;
}
