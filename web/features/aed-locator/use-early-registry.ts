import { type RefObject, useEffect, useState } from 'react';
import type { OpenRegistry } from './registry.ts';

/** How far from the viewport the locator may be for the registry to be opened beforehand. */
const nearness = '600px 0px';

/**
 * Opens the registry when the locator comes near, so that the press finds it open. Answers whether there is none; a failure
 * stays unknown, for the search tries again and says so.
 */
export function useEarlyRegistry(element: RefObject<Element | null>, openRegistry: OpenRegistry) {
  const [registry, setRegistry] = useState<'unknown' | 'none' | 'published'>('unknown');
  useEffect(
    function openWhenNear() {
      if (element.current === null) return;
      let isWatching = true;
      async function open() {
        observer.disconnect();
        try {
          const opened = await openRegistry();
          if (isWatching) setRegistry(opened === null ? 'none' : 'published');
        } catch (cause) {
          console.warn('The AED register could not be opened beforehand; the search tries again.', cause);
        }
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) void open();
        },
        { rootMargin: nearness },
      );
      observer.observe(element.current);
      return () => {
        isWatching = false;
        observer.disconnect();
      };
    },
    [element, openRegistry],
  );
  return registry;
}
