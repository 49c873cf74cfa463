import { type MouseEvent, type ReactNode, useContext, useEffect } from 'react';
import { sourceCreditsOf } from '../../../../domain/registry/source-credit.ts';
import { Button } from '../../../ui/control/button.tsx';
import { formatAvailability } from '../messages/format-availability.ts';
import { registryText as text, visitorPlaceText } from '../messages/registry-text.ts';
import { resultListText } from '../messages/result-list-text.ts';
import { LocationRequest } from '../place/location-request.tsx';
import { PlaceChoice } from '../place/place-choice.tsx';
import type { NamedPlace } from '../place/place-search.ts';
import { SaveArea } from '../saved-area/save-area.tsx';
import {
  type CompletedSearch,
  type OpenedRegistry,
  type ReorderOffer,
  ReportLinkContext,
  type SearchState,
  type SourcePanelProps,
} from '../search/aed-source.ts';
import { useTrackedPosition } from '../search/device-position.ts';
import { locationPromptOf } from '../search/locator-state.ts';
import { useClockTick } from '../search/use-clock-tick.ts';
import { preloadAedMap } from './aed-map-panel.tsx';
import { LazyRoutePanel } from './lazy-route-panel.tsx';
import { type MapPanelState, RegistryMap, useMapPanel } from './registry-map.tsx';
import styles from './registry-panel.module.css';
import { ResultList } from './result-list.tsx';
import { SourceAges, SourceCredits } from './sources/source-credits.tsx';
import { TopResult } from './top-result.tsx';
import { useAedCards } from './use-aed-cards.tsx';
import { useReorderGuard } from './use-reorder-guard.ts';
import { type ResultListState, useResultList } from './use-result-list.ts';

/** The keys of the sources that list the visible AEDs. */
function sourceKeysOf({ onMap }: ResultListState): ReadonlySet<string> {
  return new Set(onMap.flatMap(({ assessed }) => assessed.aed.sources));
}

/**
 * Returns the results to display. They are those of the previous search if the current one has failed or asks for a
 * location.
 */
function resultsToShow(search: SearchState, lastFound: CompletedSearch | null) {
  if (search.phase === 'found') return { shown: search, isFormer: false };
  const hasFailed = search.phase === 'failed' || locationPromptOf(search) !== null;
  const shown = hasFailed ? lastFound : null;
  return { shown, isFormer: shown !== null };
}

interface RegistryPanelProps extends SourcePanelProps {
  readonly registry: OpenedRegistry;
}

/**
 * Shows the outcome of a registry search: either a request for the visitor's location, or the AEDs as a list and on a
 * map.
 */
export function RegistryPanel({
  registry,
  search,
  lastFound: found,
  onPlace,
  onAllowed,
  onAgain,
  onTimePassed,
  onMoved,
  onLeave,
  onFetched,
  offered,
  onOfferAnswered,
  onWriting,
  routePanel,
}: RegistryPanelProps) {
  useClockTick(found !== null, onTimePassed);
  useTrackedPosition(found, onMoved);
  const list = useResultList(found);
  const mapPanel = useMapPanel();
  usePreloadedMap(found);
  const { cardsOf, maps, chooseMaps } = useAedCards({ registry, list, mapPanel, onLeave, routePanel });
  const swapGuard = useReorderGuard(found);
  const choosePlace = ({ name, position, isPoint }: NamedPlace) =>
    onPlace({ origin: isPoint ? 'point' : 'named', name, position });
  const readTowns = registry.client.places;
  const askedPlace = locationPromptOf(search);
  const { shown, isFormer } = resultsToShow(search, found);
  const isMapShown = mapPanel.isOpen && (found !== null || askedPlace !== null);

  const mapSwitch = <MapSwitch mapPanel={mapPanel} isToPoint={found === null || askedPlace !== null} />;

  return (
    <div className={styles.panel}>
      {askedPlace !== null && (
        <>
          <LocationRequest
            need={askedPlace}
            readTowns={readTowns}
            onChoose={choosePlace}
            onAllowed={onAllowed}
            onTyping={onWriting}
          />
          {mapSwitch}
        </>
      )}
      <SelectedRoute routePanel={routePanel} found={found} registry={registry} onFetched={onFetched} />
      {isFormer && <p className={styles.former}>{resultListText.former}</p>}
      {/* The key makes React create a new element when the question above it disappears. Moving the existing
          element would be a visible jump. */}
      <div
        key={askedPlace === null ? 'answer' : 'question'}
        className={styles.both}
        data-map={isMapShown || undefined}
        {...mapPanel.wayBackToMark}
        {...swapGuard}
      >
        {shown !== null && (
          <TopResult
            found={shown}
            isFormer={isFormer}
            list={list}
            mapSwitch={askedPlace === null && mapSwitch}
            drawCard={cardsOf(shown)}
            onAgain={() => onAgain(shown.place)}
            offered={offered}
            onOfferAnswered={onOfferAnswered}
          />
        )}
        {isMapShown && (
          <MapBesideList mapPanel={mapPanel}>
            <RegistryMap
              registry={registry}
              found={found}
              list={list}
              isPointing={mapPanel.isPointing || askedPlace !== null}
              onPlace={onPlace}
            />
          </MapBesideList>
        )}
        {shown !== null && (
          <ResultList
            result={shown.result}
            list={list}
            maps={maps}
            onChooseMaps={chooseMaps}
            drawCard={cardsOf(shown)}
          />
        )}
      </div>
      {shown !== null && askedPlace === null && (
        <ActionsBelowList
          registry={registry}
          found={shown}
          offered={offered}
          onChoosePlace={choosePlace}
          onPoint={mapPanel.point}
        />
      )}
      {(search.phase !== 'loading' || shown !== null) && (
        <DataSources registry={registry} list={list} isAfterSearch={shown !== null} />
      )}
    </div>
  );
}

/**
 * Loads the map once the routes are known. Before that, its files would delay those of the search. Most visitors have
 * them already, because the service worker caches them.
 */
function usePreloadedMap(found: CompletedSearch | null): void {
  const areStreetsKnown = found?.streets !== undefined;
  useEffect(
    function preloadMap() {
      if (areStreetsKnown) void preloadAedMap();
    },
    [areStreetsKnown],
  );
}

interface SelectedRouteProps extends Pick<SourcePanelProps, 'routePanel'> {
  readonly found: CompletedSearch | null;
  readonly registry: OpenedRegistry;
  readonly onFetched: () => void;
}

/** The route that the visitor has opened. Renders nothing if none is open. */
function SelectedRoute({ routePanel, found, registry, onFetched }: SelectedRouteProps) {
  const { shown: assessed, openCount, close } = routePanel;
  if (assessed === null || found === null) return null;
  const { sources } = registry.index;
  const { place, result } = found;
  const { inReach, beyond } = result.list;
  const current = [...inReach, ...beyond].find(({ aed }) => aed.id === assessed.aed.id) ?? assessed;
  const isClosed = current.availability.state === 'closed';
  // A search at another named place gets a new key, so that its route starts from the beginning.
  const routeKey = `${assessed.aed.id} ${place.origin === 'device' ? '' : place.position}`;
  return (
    <LazyRoutePanel
      key={routeKey}
      aed={assessed.aed}
      place={place}
      sources={sources}
      closedNote={isClosed ? formatAvailability(current, result.now) : null}
      openCount={openCount}
      onGoBack={onFetched}
      onClose={close}
    />
  );
}

interface MapBesideListProps {
  readonly mapPanel: MapPanelState;
  readonly children: ReactNode;
}

/** The map, followed by a button that returns to the list. */
function MapBesideList({ mapPanel, children }: MapBesideListProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fieldset element is for form fields
    <div ref={mapPanel.frame} className={styles.map} role="group" aria-label={resultListText.map} tabIndex={-1}>
      {children}
      <div className={styles.back}>
        <Button onClick={mapPanel.goBack}>{resultListText.backToList}</Button>
      </div>
    </div>
  );
}

interface MapSwitchProps {
  readonly mapPanel: MapPanelState;
  /** Whether the page is asking the visitor for a location, which the visitor can choose on the map. */
  readonly isToPoint: boolean;
}

/** The button that opens and closes the map. */
function MapSwitch({ mapPanel, isToPoint }: MapSwitchProps) {
  const opening = isToPoint ? text.pointAtMap : text.openMap;
  return (
    <Button aria-expanded={mapPanel.isOpen} onClick={mapPanel.toggle}>
      {mapPanel.isOpen ? text.closeMap : opening}
    </Button>
  );
}

interface DataSourcesProps {
  readonly registry: OpenedRegistry;
  readonly list: ResultListState;
  /** Whether results are shown. If so, only the sources that list the shown AEDs are named. */
  readonly isAfterSearch: boolean;
}

/** The sources that the data come from, and the age of their data. */
function DataSources({ registry, list, isAfterSearch }: DataSourcesProps) {
  const { sources } = registry.index;
  const keys = sourceKeysOf(list);
  return (
    <>
      <SourceAges sources={isAfterSearch ? sources.filter(({ key }) => keys.has(key)) : sources} />
      <p className={`note ${styles.data}`}>
        <SourceCredits credits={sourceCreditsOf(sources, keys)} /> {text.dataNote}
      </p>
    </>
  );
}

interface ActionsBelowListProps {
  readonly registry: OpenedRegistry;
  readonly found: CompletedSearch;
  readonly offered: ReorderOffer | null;
  readonly onChoosePlace: (place: NamedPlace) => void;
  readonly onPoint: (event: MouseEvent<HTMLElement>) => void;
}

/** Less urgent actions below the list: report a missing AED, save the area, or search elsewhere. */
function ActionsBelowList({ registry, found, offered, onChoosePlace, onPoint }: ActionsBelowListProps) {
  const Report = useContext(ReportLinkContext);
  const { position } = found.place;
  // A new order of the results is offered only once the routes are known.
  const areWaysAwaited = found.mayHaveWays === true && offered === null;
  return (
    <>
      {Report !== undefined && <Report aed={null} around={position} />}
      <SaveArea index={registry.index} position={position} areStreetsAwaited={areWaysAwaited} />
      <details className={styles.elsewhere}>
        <summary className={styles.summary}>{visitorPlaceText.elsewhere}</summary>
        <PlaceChoice readTowns={registry.client.places} onChoose={onChoosePlace} />
        <Button onClick={onPoint}>{text.pointAtMap}</Button>
      </details>
    </>
  );
}
