import { useState } from 'react';

/**
 * Counts the attempts to show a map. `startAnew` is called before another attempt, unless the page is reloaded instead.
 */
export function useMapAttempt(startAnew: () => void) {
  const [attempt, setAttempt] = useState(1);
  const tryAgain = () => {
    // Reloading the page also helps if a new version has renamed files, or if the page has cached the failed load of a
    // style sheet. Offline, the page could not be reloaded.
    if (navigator.onLine) return location.reload();
    startAnew();
    setAttempt(attempt + 1);
  };
  return { attempt, tryAgain };
}
