import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The page that was opened carries its rules inside (scripts/postbuild/first-paint.ts) and its linked stylesheets are disabled. The first
 * navigation enables them, so that the rules of the next page stand among the shared ones in the order they have when it is opened.
 */
export function useLinkedStyles(): void {
  const { key } = useLocation();
  const firstKey = useRef(key);
  useLayoutEffect(() => {
    if (key === firstKey.current) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-inlined]')) link.disabled = false;
  }, [key]);
}
