import { useState } from 'react';

/** Counts attempts to show a map. `startAnew` is called before another attempt on this page. */
export function useMapAttempt(startAnew: () => void) {
  const [attempt, setAttempt] = useState(1);
  const tryAgain = () => {
    // Reloading the page also finds files that a deployment has renamed, and styles whose failure the page has cached.
    // Offline it would find nothing at all.
    if (navigator.onLine) return location.reload();
    startAnew();
    setAttempt(attempt + 1);
  };
  return { attempt, tryAgain };
}
