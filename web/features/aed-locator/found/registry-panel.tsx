import { type MouseEvent, useState } from 'react';
import { creditsOf } from '../../../../domain/registry/register-credit.ts';
import { Button } from '../../../ui/control/button.tsx';
import { KeepArea } from '../kept-area/keep-area.tsx';
import { PlaceChoice } from '../place/place-choice.tsx';
import { PlaceQuestion } from '../place/place-question.tsx';
import type { NamedPlace } from '../place/place-search.ts';
import type { FoundSearch, Registry, ReportLink, Search, SourcePanelProps } from '../search/aed-source.ts';
import { askedPlaceOf } from '../search/locator-state.ts';
import { listText } from '../words/list-text.ts';
import { placeText, registryText as text } from '../words/registry-text.ts';
import { FoundAeds } from './found-aeds.tsx';
import { FoundFirst } from './found-first.tsx';
import { RegisterCredits } from './registers/register-credits.tsx';
import { SourceAges } from './registers/source-ages.tsx';
import { RegistryMap } from './registry-map.tsx';
import styles from './registry-panel.module.css';
import { useCards } from './use-cards.tsx';
import { type FoundList, useFoundList } from './use-found-list.ts';
import { useMapPanel } from './use-map-panel.ts';

/** What was found last: while a further search runs the map stays where it is. */
function useLastFound(search: Search): FoundSearch | null {
  const [last, setLast] = useState<FoundSearch | null>(null);
  const current = search.phase === 'found' ? search : search.phase === 'loading' ? last : null;
  if (current !== last) setLast(current);
  return current;
}

/** The registers of the cards that stand there. */
function registersOf({ onMap }: FoundList): ReadonlySet<string> {
  return new Set(onMap.flatMap(({ usable }) => usable.aed.sources));
}

interface RegistryPanelProps extends SourcePanelProps {
  readonly registry: Registry;
}

/** What a search in a published registry leads to: a question for the place, or the AEDs found there, as a list and on a map. */
export function RegistryPanel({
  registry,
  search,
  gateway,
  onPlace,
  onAgain,
  onWriting,
  report: Report,
}: RegistryPanelProps) {
  const found = useLastFound(search);
  const list = useFoundList(found);
  const mapPanel = useMapPanel();
  const { cardsOf, maps, chooseMaps } = useCards({ registry, gateway, list, mapPanel, Report });
  const choosePlace = ({ name, position, isPoint }: NamedPlace) =>
    onPlace({ origin: isPoint ? 'point' : 'named', name, position });
  const askedPlace = askedPlaceOf(search);
  const isMapShown = mapPanel.isOpen && (found !== null || askedPlace !== null);

  const mapSwitch = (
    <Button aria-expanded={mapPanel.isOpen} onClick={mapPanel.toggle}>
      {mapPanel.isOpen ? text.closeMap : found === null ? text.pointAtMap : text.openMap}
    </Button>
  );

  return (
    <div className={styles.panel}>
      {askedPlace !== null && (
        <PlaceQuestion
          need={askedPlace}
          readTowns={registry.client.places}
          onChoose={choosePlace}
          onWriting={onWriting}
        />
      )}
      {askedPlace !== null && mapSwitch}
      {/* Another one where the question has stood above it: the same would be seen to jump. */}
      <div key={askedPlace === null ? 'answer' : 'question'} className={styles.both} data-map={isMapShown || undefined}>
        {search.phase === 'found' && (
          <FoundFirst
            found={search}
            list={list}
            mapSwitch={mapSwitch}
            drawCard={cardsOf(search)}
            onAgain={() => onAgain(search.place)}
          />
        )}
        {isMapShown && (
          // biome-ignore lint/a11y/useSemanticElements: no form is grouped here
          <div ref={mapPanel.frame} className={styles.map} role="group" aria-label={listText.map} tabIndex={-1}>
            <RegistryMap
              registry={registry}
              found={found}
              list={list}
              isPointing={mapPanel.isPointing}
              onPlace={onPlace}
            />
            <div className={styles.back}>
              <Button onClick={mapPanel.goBack}>{listText.backToList}</Button>
            </div>
          </div>
        )}
        {search.phase === 'found' && (
          <FoundAeds
            finding={search.finding}
            list={list}
            maps={maps}
            onChooseMaps={chooseMaps}
            drawCard={cardsOf(search)}
          />
        )}
      </div>
      {search.phase === 'found' && (
        <AfterTheList
          registry={registry}
          found={search}
          Report={Report}
          onChoosePlace={choosePlace}
          onPoint={mapPanel.point}
        />
      )}
      {search.phase !== 'loading' && (
        <>
          <SourceAges sources={registry.index.sources} />
          <p className={styles.data}>
            <RegisterCredits credits={creditsOf(registry.index.sources, registersOf(list))} /> {text.dataNote}{' '}
            {text.numbersNote}
          </p>
        </>
      )}
    </div>
  );
}

interface AfterTheListProps {
  readonly registry: Registry;
  readonly found: FoundSearch;
  readonly Report: ReportLink | undefined;
  readonly onChoosePlace: (place: NamedPlace) => void;
  readonly onPoint: (event: MouseEvent<HTMLElement>) => void;
}

/** What may wait until somebody has gone for an AED: a missing one, an area to keep, another place. */
function AfterTheList({ registry, found, Report, onChoosePlace, onPoint }: AfterTheListProps) {
  const { position } = found.place;
  return (
    <>
      {Report !== undefined && <Report aed={null} around={position} />}
      <KeepArea index={registry.index} position={position} />
      <details className={styles.elsewhere}>
        <summary className={styles.summary}>{placeText.elsewhere}</summary>
        <PlaceChoice readTowns={registry.client.places} onChoose={onChoosePlace} />
        <Button onClick={onPoint}>{text.pointAtMap}</Button>
      </details>
    </>
  );
}
