import { useMemo } from 'react';
import type { RegisteredAed } from '../../../domain/aed-registry.ts';
import { AedMapPanel } from './aed-map-door.tsx';
import type { Registry, VisitorPlace } from './aed-source.ts';
import { availabilityClause } from './availability-words.ts';
import type { FoundSearch } from './locator-state.ts';
import { registryText as text } from './registry-text.ts';
import { type FoundList, isOpenOnArrival, judgeAed } from './use-found-list.ts';

interface RegistryMapProps {
  readonly registry: Registry;
  readonly found: FoundSearch | null;
  readonly list: FoundList;
  readonly onPlace: (place: VisitorPlace) => void;
}

/** The map beside the list: the same AEDs by the same numbers, all others of the view, and a way to say where one is. */
export function RegistryMap({ registry, found, list, onPlace }: RegistryMapProps) {
  const { isOnlyOpen, shown } = list;
  // The first ones of a list stay the same while it does: the map draws anew only what has changed.
  const shownKey = shown.map(({ aed }) => aed.id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the AEDs, whose array is another at each render
  const aeds = useMemo(
    () =>
      shown.map((usable, index) => {
        const { aed, usability } = usable;
        const { id, position, name } = aed;
        const status = found === null ? '' : availabilityClause(usable, found.finding.now);
        return { id, position, name, usability, status, number: index + 1 };
      }),
    [shownKey, found],
  );
  const isShown = useMemo(
    () => (aed: RegisteredAed) => {
      const judged = !isOnlyOpen || found === null ? null : judgeAed(aed, found);
      return judged === null || isOpenOnArrival(judged);
    },
    [isOnlyOpen, found],
  );
  const pick = (position: VisitorPlace['position']) => onPlace({ origin: 'map', position });
  function showAed(aed: RegisteredAed) {
    // Without a place there is no list yet: what is nearest to the AED pointed at is the best answer.
    if (found === null) pick(aed.position);
    else list.choose(aed);
  }
  return (
    <AedMapPanel
      attribution={registry.index.attribution}
      position={found?.place.position ?? null}
      positionLabel={labelOf(found?.place)}
      aeds={aeds}
      chosenId={list.chosenId}
      onChoose={(id) => {
        const chosen = shown.find(({ aed }) => aed.id === id);
        if (chosen !== undefined) list.choose(chosen.aed);
      }}
      tree={registry.index.tree}
      readCell={registry.client.cell}
      isShown={isShown}
      isFiltered={isOnlyOpen}
      onPick={found?.place.origin === 'device' ? null : pick}
      onShowAed={showAed}
    />
  );
}

/** What the map calls the place searched from, where it is not the visitor's own. */
function labelOf(place: VisitorPlace | undefined): string | undefined {
  if (place === undefined || place.origin === 'device') return undefined;
  return place.origin === 'named' ? place.name : text.chosenPoint;
}
