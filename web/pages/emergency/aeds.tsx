import { metaOfKind } from '../filled/filled-meta.ts';
import { FilledPage } from '../filled/filled-page.tsx';
import { aedsKind } from './aeds-kind.tsx';

export const meta = metaOfKind(aedsKind);

/** The AEDs of a country or a town, or all countries. */
export default function AedsPage() {
  return <FilledPage kind={aedsKind} />;
}
