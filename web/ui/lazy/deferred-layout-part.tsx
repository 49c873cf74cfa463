import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page below the first screen. It is laid out and hydrated after the visible parts and in separate steps,
 * so that no step delays a click (web/start/deferred-layout.ts). A click on the part itself is handled at once. A
 * section whose code loads later (pages/hydrate-section-on-demand.tsx) has steps of its own and needs only the
 * attribute `data-far`.
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
