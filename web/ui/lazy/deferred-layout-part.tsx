import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page below the first screen. It is laid out and hydrated after the visible parts and in separate steps,
 * so that no step delays a click (web/start/deferred-layout.ts). A click on the part itself is handled at once. A
 * section whose code loads later (pages/hydrate-section-on-demand.tsx) is already split into steps and needs only the
 * attribute `data-far`.
 */
export function DeferredLayoutPart({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {/* A start script may change `data-far` before hydration, and React must not report that as a mismatch. */}
      <div data-far suppressHydrationWarning>
        {children}
      </div>
    </Suspense>
  );
}
