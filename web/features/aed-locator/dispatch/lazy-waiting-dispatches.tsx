import { lazy, Suspense } from 'react';
import type { WaitingDispatchesProps } from './waiting-dispatches.tsx';

const WaitingDispatches = lazy(async () => {
  const { WaitingDispatches: Panel } = await import('./waiting-dispatches.tsx');
  return { default: Panel };
});

/** Shows the dispatches that are not logged yet; loads nothing while there is nothing to tell. */
export function LazyWaitingDispatches(props: WaitingDispatchesProps) {
  const { waiting, ofOthers, refused, delivered } = props;
  if (waiting + ofOthers + refused.length + delivered === 0) return null;
  return (
    <Suspense fallback={null}>
      <WaitingDispatches {...props} />
    </Suspense>
  );
}
