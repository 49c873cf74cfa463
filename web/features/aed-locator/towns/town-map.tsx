import { useMemo, useState } from 'react';
import { firstAedNumberOnPage, type TownPageData } from '../../../../domain/registry/aed-list-page.ts';
import { RegistryAedMap } from '../entry/registry-aed-map.tsx';
import { localName } from '../messages/local-name.ts';

export interface TownMapProps {
  readonly data: TownPageData;
}

/**
 * A map of a town. The AEDs on the current page of the list have the same numbers on the map. All other AEDs in view
 * are shown too.
 */
export function TownMap({ data }: TownMapProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const aeds = useMemo(
    () =>
      data.aeds.map(({ id, position, name }, index) => {
        return {
          id,
          position,
          name: localName(name),
          usability: 'uncertain',
          isMoving: false,
          status: '',
          number: firstAedNumberOnPage(data.page) + index,
        } as const;
      }),
    [data],
  );
  return <RegistryAedMap aeds={aeds} chosenId={chosenId} onChoose={setChosenId} patient={null} />;
}
