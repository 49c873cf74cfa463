import { type RefObject, useEffect, useState } from 'react';

/** Distance from the viewport at which content is loaded. */
const nearness = '600px 0px';

/** Whether an element has ever been near the viewport. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [hasComeNear, setHasComeNear] = useState(false);
  useEffect(
    function watchForElement() {
      if (element.current === null || hasComeNear) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setHasComeNear(true);
        },
        { rootMargin: nearness },
      );
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element, hasComeNear],
  );
  return hasComeNear;
}
