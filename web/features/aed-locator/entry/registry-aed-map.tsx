import { useEffect, useState } from 'react';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { aedPagePath } from '../../../../domain/registry/aed-page-path.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import { pathInLanguage } from '../../../languages/languages.ts';
import { language } from '../../../languages/localize-text.ts';
import type { AedMapProps } from '../../../map/aeds/aed-map.tsx';
import { siteConfig } from '../../../site-config.ts';
import { aedEntryText as text } from '../messages/aed-entry-text.ts';
import { aedMapPlaceholderText } from '../messages/registry-text.ts';
import { formatPositionFragment } from '../place/position-fragment.ts';
import { createRegistryClient } from '../registry/registry-client.ts';
import { AedMapPanel } from '../results/aed-map-panel.tsx';

type AedsOnMapProps = Pick<AedMapProps, 'aeds' | 'isBesideList' | 'chosenId' | 'onChoose'> & {
  /** The patient's position from the link to the page. Null if the link contains none. */
  readonly patient: LongitudeLatitude | null;
};

const everyAed = () => true;

/** The locator's map, on another page and with that page's AEDs. Pressing any other AED opens the page of that AED. */
export function RegistryAedMap({ patient, ...aeds }: AedsOnMapProps) {
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
  const openPage = ({ id }: { readonly id: string }) => {
    const fragment = patient === null ? '' : formatPositionFragment('to', patient);
    window.location.assign(pathInLanguage(language, aedPagePath(id)) + fragment);
  };
  if (index === 'failed') return <p role="alert">{aedMapPlaceholderText.failed}</p>;
  if (index === null) return <p role="status">{aedMapPlaceholderText.loading}</p>;
  return (
    <AedMapPanel
      sources={index.sources}
      position={patient}
      positionLabel={text.patient}
      tree={index.tree}
      readCell={client.cell}
      isShown={everyAed}
      onPick={null}
      onShowAed={openPage}
      {...aeds}
    />
  );
}
