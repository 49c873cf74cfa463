import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isBackToMap } from '../../../map/back-to-map.ts';

/**
 * A link back to the map scrolls to it, not to the top of the page; other links to home lead to the top. The browser
 * restores the scroll position on Back, and an anchor in the URL takes precedence.
 */
export function useReturnToMap(sectionId: string): void {
  const navigationType = useNavigationType();
  const { hash, key, state } = useLocation();
  const firstKey = useRef(key);
  useLayoutEffect(
    function returnToMap() {
      // Later navigations, such as a filter of the list beside the map, stay on the page.
      if (key !== firstKey.current) return;
      if (navigationType === NavigationType.Pop || hash !== '' || !isBackToMap(state)) return;
      // After the page has moved the focus to its start, in the same round of effects, and before the top of home is
      // painted.
      const handle = requestAnimationFrame(() => {
        const section = document.getElementById(sectionId);
        section?.scrollIntoView({ behavior: 'instant' });
        section?.focus({ preventScroll: true });
      });
      return () => cancelAnimationFrame(handle);
    },
    [navigationType, hash, key, state, sectionId],
  );
}
