import { useMemo } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { RegistryAedMap } from './aeds-on-map.tsx';

export interface EntryMapProps {
  readonly aed: RegisteredAed;
  /** The patient's position, if the link contains it; null otherwise. */
  readonly patient: LongitudeLatitude | null;
}

const nothing = () => undefined;

/** A map around one AED, with the patient if the link contains that position. */
export function EntryMap({ aed: { id, position, name }, patient }: EntryMapProps) {
  const aeds = useMemo(
    () => [{ id, position, name, usability: 'uncertain', isMoving: false, status: '', number: 1 } as const],
    [id, position, name],
  );
  const choice = { chosenId: id, onChoose: nothing, onShowAed: nothing };
  return <RegistryAedMap aeds={aeds} isBesideList={false} {...choice} patient={patient} />;
}
