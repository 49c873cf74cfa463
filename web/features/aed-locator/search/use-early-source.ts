import { type RefObject, useEffect, useState } from 'react';
import { onFirstGesture } from '../../../ui/lazy/on-first-gesture.ts';
import type { AedSourceLoader } from './aed-source.ts';

/** How far from the viewport the locator may be for its source to be looked for. */
const nearness = '600px 0px';

/**
 * Asks for the registry when the locator comes near, and loads its code as soon as the visitor does anything at all, so that
 * the press finds it open. Answers whether there is none; a failure stays unknown, for the search tries again and says so.
 */
export function useEarlySource(element: RefObject<Element | null>, loader: AedSourceLoader) {
  const [registry, setRegistry] = useState<'unknown' | 'none' | 'published'>('unknown');
  useEffect(
    function askWhenNear() {
      if (element.current === null) return;
      let stopWaiting = () => {};
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          stopWaiting = onFirstGesture(() => void loader.open().catch(warn));
          loader.isPublished().then((isPublished) => setRegistry(isPublished ? 'published' : 'none'), warn);
        },
        { rootMargin: nearness },
      );
      observer.observe(element.current);
      return function stopWatching() {
        stopWaiting();
        observer.disconnect();
      };
    },
    [element, loader],
  );
  return registry;
}

function warn(cause: unknown) {
  console.warn('The AED register could not be opened beforehand; the search tries again.', cause);
}
