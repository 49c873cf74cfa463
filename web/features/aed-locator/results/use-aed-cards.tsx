import { type ReactNode, useContext, useState } from 'react';
import { type AssessedAed, hasStreetRoute } from '../../../../domain/aed/assessed-aed.ts';
import { RegistryCard } from '../card/registry-card.tsx';
import { useDispatches } from '../dispatch/dispatch-aed.ts';
import { type MapsApp, openDirections, readMapsApp, saveMapsApp } from '../messages/open-maps.ts';
import { requestCompassPermission } from '../route/request-compass-permission.ts';
import {
  type CompletedSearch,
  type OpenedRegistry,
  ReportLinkContext,
  type SourcePanelProps,
} from '../search/aed-source.ts';
import type { MapPanelState } from './registry-map.tsx';
import type { NumberedAed, ResultListState } from './use-result-list.ts';

export type RenderCard = (numbered: NumberedAed) => ReactNode;

interface AedCardOptions extends Pick<SourcePanelProps, 'onLeave' | 'routePanel'> {
  readonly registry: OpenedRegistry;
  readonly list: ResultListState;
  readonly mapPanel: MapPanelState;
}

/**
 * Returns a function that renders the cards of a result list. It also remembers the maps app in which directions open.
 */
export function useAedCards({ registry, list, mapPanel, onLeave, routePanel }: AedCardOptions) {
  const Report = useContext(ReportLinkContext);
  const { isDispatching, dispatch } = useDispatches();
  const [maps, setMaps] = useState(readMapsApp);

  function showWay(assessed: AssessedAed, button: HTMLElement) {
    requestCompassPermission();
    routePanel.open(assessed, button);
    onLeave(assessed.aed.id);
  }

  const cardsOf =
    ({ result, mayHaveWays = false }: CompletedSearch): RenderCard =>
    ({ assessed, number }) => {
      const { id, position } = assessed.aed;
      return (
        <RegistryCard
          assessed={assessed}
          number={number}
          result={result}
          sources={registry.index.sources}
          isChosen={id === list.chosenId}
          isDispatching={isDispatching(id)}
          // Only numbered AEDs are certain to be in the map's view, so only their cards have this button.
          onShowOnMap={
            !mapPanel.isOpen || number === null
              ? null
              : (event) => {
                  list.mark(id);
                  mapPanel.goTo(event);
                }
          }
          hasRoomForWay={mayHaveWays}
          onShowWay={hasStreetRoute(assessed) ? ({ currentTarget }) => showWay(assessed, currentTarget) : null}
          report={Report === undefined ? null : <Report aed={assessed.aed} around={position} />}
          onDispatch={(aed, method) => {
            if (method !== 'drone') {
              openDirections(maps, position, method);
              onLeave(id);
            }
            dispatch(aed, method);
          }}
        />
      );
    };

  return {
    cardsOf,
    maps,
    chooseMaps(choice: MapsApp) {
      setMaps(choice);
      saveMapsApp(choice);
    },
  };
}
