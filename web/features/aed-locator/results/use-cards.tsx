import { type ReactNode, useContext, useState } from 'react';
import type { UsableAed } from '../../../../domain/aed/usable-aed.ts';
import { RegistryCard } from '../card/registry-card.tsx';
import { useDispatches } from '../dispatch/dispatch-aed.ts';
import { type MapsChoice, openMaps, rememberedMaps, rememberMaps } from '../messages/hand-over.ts';
import { type FoundSearch, type Registry, ReportLinkContext } from '../search/aed-source.ts';
import { askForCompass } from '../way/ask-for-compass.ts';
import type { MapPanelState } from './registry-map.tsx';
import type { FoundList, NumberedAed } from './use-found-list.ts';
import { hasWay, type WayState } from './way-to-aed.tsx';

/** Renders the card of an AED, in the list or above it. */
export type DrawCard = (numbered: NumberedAed) => ReactNode;

interface CardSurroundings {
  readonly registry: Registry;
  readonly list: FoundList;
  readonly mapPanel: MapPanelState;
  readonly onLeave: (aedId: string) => void;
  readonly way: WayState;
}

/** Renders the cards of a result list with their actions, and stores which maps Walk and Drive open. */
export function useCards({ registry, list, mapPanel, onLeave, way }: CardSurroundings) {
  const Report = useContext(ReportLinkContext);
  const { isDispatching, dispatch } = useDispatches();
  const [maps, setMaps] = useState(rememberedMaps);

  function showWay(usable: UsableAed, button: HTMLElement) {
    askForCompass();
    way.open(usable, button);
    onLeave(usable.aed.id);
  }

  const cardsOf =
    ({ finding, mayHaveWays = false }: FoundSearch): DrawCard =>
    ({ usable, number }) => {
      const { id, position } = usable.aed;
      return (
        <RegistryCard
          usable={usable}
          number={number}
          finding={finding}
          sources={registry.index.sources}
          isChosen={id === list.chosenId}
          isDispatching={isDispatching(id)}
          // The map fits only numbered AEDs into view, so only their cards have this button.
          onShowOnMap={
            !mapPanel.isOpen || number === null
              ? null
              : (event) => {
                  list.mark(id);
                  mapPanel.goTo(event);
                }
          }
          hasRoomForWay={mayHaveWays}
          onShowWay={hasWay(usable) ? ({ currentTarget }) => showWay(usable, currentTarget) : null}
          report={Report === undefined ? null : <Report aed={usable.aed} around={position} />}
          onDispatch={(aed, method) => {
            if (method !== 'drone') {
              openMaps(maps, position, method);
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
    chooseMaps(choice: MapsChoice) {
      setMaps(choice);
      rememberMaps(choice);
    },
  };
}
