import { useEffect, useState } from 'react';

/** Safari's non-standard fields for the compass. */
interface CompassEvent extends DeviceOrientationEvent {
  readonly webkitCompassHeading?: number;
  readonly webkitCompassAccuracy?: number;
}

export interface Heading {
  /** Direction of the top of the screen, in degrees clockwise from north. */
  readonly degrees: number;
  /** Whether the device reports low accuracy. */
  readonly isInexact: boolean;
}

/** A heading less accurate than this does not help at a four-way crossing. */
const exactDegrees = 25;

function headingOf({ webkitCompassHeading, webkitCompassAccuracy, absolute, alpha }: CompassEvent): Heading | null {
  const turnedScreen = window.screen.orientation?.angle ?? 0;
  if (webkitCompassHeading !== undefined) {
    const isInexact =
      webkitCompassAccuracy !== undefined && (webkitCompassAccuracy < 0 || webkitCompassAccuracy > exactDegrees);
    return { degrees: webkitCompassHeading + turnedScreen, isInexact };
  }
  return absolute && alpha !== null ? { degrees: 360 - alpha + turnedScreen, isInexact: false } : null;
}

/** The device's heading, updated a few times a second; null if it has no compass or access was refused. */
export function useCompass(): Heading | null {
  const [heading, setHeading] = useState<Heading | null>(null);
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
