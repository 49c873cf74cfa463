import { useEffect, useState } from 'react';

/** An orientation event with Safari's non-standard fields for the compass. */
interface CompassEvent extends DeviceOrientationEvent {
  readonly webkitCompassHeading?: number;
  readonly webkitCompassAccuracy?: number;
}

export interface CompassHeading {
  /** Direction in which the top of the screen points, in degrees clockwise from north. */
  readonly degrees: number;
  /** Whether the device reports that the heading is inaccurate. */
  readonly isInexact: boolean;
}

/** If the heading may be wrong by more than this, it does not show which street to take at a junction. */
const maxInaccuracyDegrees = 25;

function headingOf({
  webkitCompassHeading,
  webkitCompassAccuracy,
  absolute,
  alpha,
}: CompassEvent): CompassHeading | null {
  const turnedScreen = window.screen.orientation?.angle ?? 0;
  if (webkitCompassHeading !== undefined) {
    const isInexact =
      webkitCompassAccuracy !== undefined &&
      (webkitCompassAccuracy < 0 || webkitCompassAccuracy > maxInaccuracyDegrees);
    return { degrees: webkitCompassHeading + turnedScreen, isInexact };
  }
  return absolute && alpha !== null ? { degrees: 360 - alpha + turnedScreen, isInexact: false } : null;
}

/**
 * Returns the device's heading, updated at most ten times a second. Returns null if there is no compass or no
 * permission.
 */
export function useCompass(): CompassHeading | null {
  const [heading, setHeading] = useState<CompassHeading | null>(null);
  useEffect(function followCompass() {
    const kinds = ['deviceorientationabsolute', 'deviceorientation'] as const;
    let heardAt = 0;
    const hear = (event: Event) => {
      if (event.timeStamp - heardAt < 100) return;
      const heard = headingOf(event as CompassEvent);
      if (heard === null) return;
      heardAt = event.timeStamp;
      setHeading(heard);
    };
    for (const kind of kinds) window.addEventListener(kind, hear);
    return function stopFollowing() {
      for (const kind of kinds) window.removeEventListener(kind, hear);
    };
  }, []);
  return heading;
}
