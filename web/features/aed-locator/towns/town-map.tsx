import { useMemo, useState } from 'react';
import { aedPagePath } from '../../../../domain/registry/aed-address.ts';
import { firstOnPage, type TownPageData } from '../../../../domain/registry/aeds-page.ts';
import { language } from '../../../languages/in-language.ts';
import { addressIn } from '../../../languages/languages.ts';
import { AedsOnMap } from '../entry/aeds-on-map.tsx';

export interface TownMapProps {
  readonly data: TownPageData;
}

/** The AEDs of one page of a town, numbered as in its list, and all others in view. */
export function TownMap({ data }: TownMapProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const aeds = useMemo(
    () =>
      data.aeds.map(({ id, position, name }, index) => {
        return {
          id,
          position,
          name,
          usability: 'uncertain',
          isMoving: false,
          status: '',
          number: firstOnPage(data.page) + index,
        } as const;
      }),
    [data],
  );
  const openPage = ({ id }: { readonly id: string }) => window.location.assign(addressIn(language, aedPagePath(id)));
  return <AedsOnMap aeds={aeds} chosenId={chosenId} onChoose={setChosenId} onShowAed={openPage} patient={null} />;
}
