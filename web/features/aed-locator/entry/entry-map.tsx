import { useMemo } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { AedsOnMap } from './aeds-on-map.tsx';

export interface EntryMapProps {
  readonly aed: RegisteredAed;
  /** Return target of a helper's link; null if there is none. */
  readonly patient: LongitudeLatitude | null;
}

const nothing = () => undefined;

/** The locator's map around one AED, with the patient if a helper's link gives the position. */
export function EntryMap({ aed: { id, position, name }, patient }: EntryMapProps) {
  const aeds = useMemo(
    () => [{ id, position, name, usability: 'uncertain', isMoving: false, status: '', number: 1 } as const],
    [id, position, name],
  );
  const choice = { chosenId: id, onChoose: nothing, onShowAed: nothing };
  return <AedsOnMap aeds={aeds} isBesideList={false} {...choice} patient={patient} />;
}
