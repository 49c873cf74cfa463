import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that is below the first screen: it is laid out and starts to answer after what is seen first, in steps of its own
 * (web/start/deferred-layout.ts), so that no step holds up a press. A press on it is answered at once. A section whose code comes later
 * (pages/lazy-section.tsx) has its own steps and bears `data-far` only.
 */
export function DeferredLayoutPart({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {/* It may be marked as laid out before it is hydrated. */}
      <div data-far suppressHydrationWarning>
        {children}
      </div>
    </Suspense>
  );
}
