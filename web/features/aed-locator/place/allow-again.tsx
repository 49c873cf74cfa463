import { useEffect, useEffectEvent } from 'react';
import { placeText } from '../messages/registry-text.ts';

/** Whose settings are to be named. iPads call themselves Macintosh, and no Macintosh has fingers on its screen. */
function platformOf({ userAgent, maxTouchPoints }: Navigator): keyof typeof placeText.allowAgain {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1) ? 'ios' : 'other';
}

/** How to share the position after all; calls `onAllowed` once somebody has. */
export function AllowAgain({ onAllowed }: { readonly onAllowed: () => void }) {
  const hear = useEffectEvent(onAllowed);
  useEffect(function waitForPermission() {
    const stop = new AbortController();
    const { permissions } = navigator;
    permissions?.query({ name: 'geolocation' }).then(
      (permission) => {
        const look = () => {
          if (permission.state === 'granted') hear();
        };
        if (!stop.signal.aborted) permission.addEventListener('change', look, { signal: stop.signal });
      },
      (cause: unknown) => console.warn('This browser does not tell when the position is shared:', cause),
    );
    return () => stop.abort();
  }, []);
  return (
    <p>
      {placeText.allowAgain[platformOf(navigator)]} {placeText.allowedRuns}
    </p>
  );
}
