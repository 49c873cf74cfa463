import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that stands below the first screen: it is laid out and begins to answer after what is seen first, in steps of its own
 * (web/lay-out-by-parts.ts), so that no step holds up a press. A press on it is answered at once.
 */
export function FarPart({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <div data-far>{children}</div>
    </Suspense>
  );
}
