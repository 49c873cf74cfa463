import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { visitorPlaceText } from '../messages/registry-text.ts';
import { watchLocationPermission } from '../search/watch-position.ts';

/**
 * Returns the platform whose location settings are described. iPads identify as Macintosh, but no Macintosh has a touch
 * screen.
 */
function platformOf({ userAgent, maxTouchPoints }: Navigator): keyof typeof visitorPlaceText.allowAgain {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1) ? 'ios' : 'other';
}

interface PermissionHelpProps {
  readonly onAllowed: () => void;
  /** A sentence that says what happens once access is allowed. */
  readonly children?: ReactNode;
}

/** Explains how to allow access to the location, and calls `onAllowed` once it is allowed. */
export function PermissionHelp({ onAllowed, children }: PermissionHelpProps) {
  const hear = useEffectEvent(onAllowed);
  useEffect(function waitForPermission() {
    const stop = new AbortController();
    watchLocationPermission(hear, stop.signal);
    return () => stop.abort();
  }, []);
  return (
    <p>
      {visitorPlaceText.allowAgain[platformOf(navigator)]} {children}
    </p>
  );
}
