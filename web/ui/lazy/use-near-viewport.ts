import { type RefObject, useEffect, useState } from 'react';

/** Content loads when it is at most this far above or below the viewport. */
const loadMargin = '600px 0px';

/** Whether an element is near the viewport or has been near it before. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [hasComeNear, setHasComeNear] = useState(false);
  useEffect(
    function watchForElement() {
      if (element.current === null || hasComeNear) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setHasComeNear(true);
        },
        { rootMargin: loadMargin },
      );
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element, hasComeNear],
  );
  return hasComeNear;
}
