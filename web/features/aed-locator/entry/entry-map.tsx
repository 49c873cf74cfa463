import { useEffect, useMemo, useState } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { siteConfig } from '../../../site-config.ts';
import { entryText as text } from '../messages/entry-text.ts';
import { aedMapPlaceText } from '../messages/registry-text.ts';
import { createRegistryClient } from '../registry/registry-client.ts';
import { AedMapPanel } from '../results/aed-map-panel.tsx';

export interface EntryMapProps {
  readonly aed: RegisteredAed;
  /** Where a helper's link leads back to; null where there is none. */
  readonly patient: LongitudeLatitude | null;
}

/** The map that the locator shows, around one AED, with the patient where a helper's link says so. */
export function EntryMap({ aed, patient }: EntryMapProps) {
  const [client] = useState(() => createRegistryClient(siteConfig.registryUrl));
  const [index, setIndex] = useState<RegistryIndex | null | 'failed'>(null);
  useEffect(
    function readIndex() {
      client.index().then(setIndex, (cause: unknown) => {
        console.error('The list for the map did not load.', cause);
        setIndex('failed');
      });
    },
    [client],
  );
  const { id, position, name } = aed;
  const aeds = useMemo(
    () => [{ id, position, name, usability: 'uncertain', isMoving: false, status: '', number: 1 } as const],
    [id, position, name],
  );
  if (index === 'failed') return <p role="alert">{text.failed}</p>;
  if (index === null) return <p role="status">{aedMapPlaceText.loading}</p>;
  return (
    <AedMapPanel
      registers={index.sources}
      position={patient}
      positionLabel={text.patient}
      aeds={aeds}
      chosenId={id}
      onChoose={() => undefined}
      tree={index.tree}
      readCell={client.cell}
      isShown={everyAed}
      onPick={null}
      onShowAed={() => undefined}
    />
  );
}

const everyAed = () => true;
