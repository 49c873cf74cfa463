import { useMemo } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { AedsOnMap } from './aeds-on-map.tsx';

export interface EntryMapProps {
  readonly aed: RegisteredAed;
  /** Where a helper's link leads back to; null if there is none. */
  readonly patient: LongitudeLatitude | null;
}

const nothing = () => undefined;

/** The map that the locator shows, around one AED, with the patient where a helper's link says so. */
export function EntryMap({ aed: { id, position, name }, patient }: EntryMapProps) {
  const aeds = useMemo(
    () => [{ id, position, name, usability: 'uncertain', isMoving: false, status: '', number: 1 } as const],
    [id, position, name],
  );
  return <AedsOnMap aeds={aeds} chosenId={id} onChoose={nothing} onShowAed={nothing} patient={patient} />;
}
