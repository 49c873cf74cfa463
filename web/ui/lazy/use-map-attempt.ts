import { useState } from 'react';

/** Counts the attempts to show a map. `startAnew` is called before another attempt that does not reload the page. */
export function useMapAttempt(startAnew: () => void) {
  const [attempt, setAttempt] = useState(1);
  const tryAgain = () => {
    // Reloading the page also finds files that a new version has renamed, and style sheets whose failed load the page
    // has cached. Offline, a reload would find nothing.
    if (navigator.onLine) return location.reload();
    startAnew();
    setAttempt(attempt + 1);
  };
  return { attempt, tryAgain };
}
