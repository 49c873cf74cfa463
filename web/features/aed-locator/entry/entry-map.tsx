import { useMemo } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { RegistryAedMap } from './registry-aed-map.tsx';

export interface EntryMapProps {
  readonly aed: RegisteredAed;
  /** The patient's position from the link to the page. Null if the link contains none. */
  readonly patient: LongitudeLatitude | null;
}

const nothing = () => undefined;

/** A map around one AED. It also shows the patient, if the link to the page contains the patient's position. */
export function EntryMap({ aed: { id, position, name }, patient }: EntryMapProps) {
  const aeds = useMemo(
    () => [{ id, position, name, usability: 'uncertain', isMoving: false, status: '', number: 1 } as const],
    [id, position, name],
  );
  return <RegistryAedMap aeds={aeds} isBesideList={false} chosenId={id} onChoose={nothing} patient={patient} />;
}
