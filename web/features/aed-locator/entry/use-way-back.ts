import { useEffect, useState } from 'react';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { StreetWay } from '../../../../domain/streets/describe-way.ts';
import { siteConfig } from '../../../site-config.ts';
import { longestRouteMinutes } from '../way/use-walk.ts';

/**
 * The route on streets from an AED to a patient; null until it is found, and where none is known. A worker of this page looks for it: the
 * patient's position goes no further.
 */
export function useWayBack(aed: LongitudeLatitude, patient: LongitudeLatitude | null): StreetWay | null {
  const [way, setWay] = useState<StreetWay | null>(null);
  useEffect(
    function findWayBack() {
      setWay(null);
      if (patient === null) return;
      let isLeft = false;
      const ask = async () => {
        const { streetWays } = await import('../../../streets/street-ways.ts');
        const ends = { from: aed, to: patient, limitMinutes: longestRouteMinutes };
        const found = await streetWays(siteConfig.streetsUrl).ask('way', ends);
        if (!isLeft) setWay(found);
      };
      ask().catch((cause: unknown) =>
        console.warn('The route back could not be found; the straight line stays.', cause),
      );
      return () => {
        isLeft = true;
      };
    },
    [aed, patient],
  );
  return way;
}
