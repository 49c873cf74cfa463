import { metaOfKind } from '../filled/filled-meta.ts';
import { FilledPage } from '../filled/filled-page.tsx';
import { aedKind } from './aed-entry-kind.tsx';

export const meta = metaOfKind(aedKind);

/** One AED, with all its registers' data. */
export default function AedEntryPage() {
  return <FilledPage kind={aedKind} />;
}
