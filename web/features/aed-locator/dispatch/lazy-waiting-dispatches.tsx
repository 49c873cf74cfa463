import { loadWithTexts } from '../../../languages/localize-text.ts';
import { createLazyComponent } from '../../../ui/lazy/create-lazy-component.tsx';
import type { WaitingDispatchesProps } from './waiting-dispatches.tsx';

const load = () => loadWithTexts(['waiting'], () => import('./waiting-dispatches.tsx'));
const WaitingDispatches = createLazyComponent(async () => (await load()).WaitingDispatches);

/** Shows the dispatches that are not logged yet. Its code loads only if there are any. */
export function LazyWaitingDispatches(props: WaitingDispatchesProps) {
  const { waiting, ofOthers, refused, delivered } = props;
  if (waiting + ofOthers + refused.length + delivered === 0) return null;
  return <WaitingDispatches {...props} />;
}
