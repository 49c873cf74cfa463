import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Registry, SourcePanelProps } from './aed-source.ts';
import { FoundAeds } from './found-aeds.tsx';
import { KeepArea } from './keep-area.tsx';
import { type AskedPlace, askedPlaceOf, type FoundSearch, type Search } from './locator-state.ts';
import { PlaceChoice } from './place-choice.tsx';
import type { NamedPlace } from './place-search.ts';
import { RegistryMap } from './registry-map.tsx';
import styles from './registry-panel.module.css';
import { placeText, registryText as text } from './registry-text.ts';
import { useDispatches } from './use-dispatches.ts';
import { useFoundList } from './use-found-list.ts';

/** From this width the map has room beside the list; on a telephone it would push the list away and waits to be asked for. */
const roomForBoth = '(min-width: 64em)';

/** What was found last: while a further search runs the map stays where it is. */
function useLastFound(search: Search): FoundSearch | null {
  const [last, setLast] = useState<FoundSearch | null>(null);
  const current = search.phase === 'found' ? search : search.phase === 'loading' ? last : null;
  if (current !== last) setLast(current);
  return current;
}

interface RegistryPanelProps extends SourcePanelProps {
  readonly registry: Registry;
}

/** What a search in a published registry leads to: a question for the place, or the AEDs found there, as a list and on a map. */
export function RegistryPanel({ registry, search, gateway, onPlace }: RegistryPanelProps) {
  const found = useLastFound(search);
  const list = useFoundList(found);
  const { isDispatching, dispatch } = useDispatches(gateway);
  const [isMapOpen, setIsMapOpen] = useState(() => window.matchMedia(roomForBoth).matches);
  const map = useRef<HTMLDivElement>(null);
  const choosePlace = ({ name, position }: NamedPlace) => onPlace({ origin: 'named', name, position });
  const askedPlace = askedPlaceOf(search);
  const isMapWanted = found !== null || askedPlace !== null;

  const mapSwitch = (
    <Button aria-expanded={isMapOpen} onClick={() => setIsMapOpen(!isMapOpen)}>
      {isMapOpen ? text.closeMap : found === null ? text.pointAtMap : text.openMap}
    </Button>
  );

  function showOnMap(aedId: string) {
    list.mark(aedId);
    map.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className={styles.panel}>
      {askedPlace !== null && <PlaceQuestion need={askedPlace} onChoose={choosePlace} />}
      {askedPlace !== null && mapSwitch}
      <div className={styles.both} data-map={(isMapWanted && isMapOpen) || undefined}>
        {isMapWanted && isMapOpen && (
          <div ref={map} className={styles.map}>
            <RegistryMap registry={registry} found={found} list={list} onPlace={onPlace} />
          </div>
        )}
        {search.phase === 'found' && (
          <FoundAeds
            registry={registry}
            found={search}
            list={list}
            mapSwitch={mapSwitch}
            onShowOnMap={isMapOpen ? showOnMap : null}
            isDispatching={isDispatching}
            onDispatch={dispatch}
          />
        )}
      </div>
      {search.phase === 'found' && <KeepArea index={registry.index} position={search.place.position} />}
      {search.phase === 'found' && (
        <details className={styles.elsewhere}>
          <summary className={styles.summary}>{placeText.elsewhere}</summary>
          <PlaceChoice onChoose={choosePlace} />
        </details>
      )}
      <p className={styles.data}>
        {text.data(registry.index.attribution)} {text.dataNote} {text.numbersNote}
      </p>
    </div>
  );
}

interface PlaceQuestionProps {
  readonly need: AskedPlace;
  readonly onChoose: (place: NamedPlace) => void;
}

/** Asks where the visitor is, calmly: nothing is broken. */
function PlaceQuestion({ need, onChoose }: PlaceQuestionProps) {
  const titleId = useId();
  return (
    <section className={styles.need} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.needTitle}>
        {placeText.need[need]}
      </h3>
      <p>{placeText.needMore}</p>
      <PlaceChoice onChoose={onChoose} />
    </section>
  );
}
