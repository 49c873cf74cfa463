import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { formatAvailabilityClause } from '../messages/format-availability.ts';
import { registryText as text } from '../messages/registry-text.ts';
import type { CompletedSearch, OpenedRegistry, VisitorPlace } from '../search/aed-source.ts';
import { AedMapPanel } from './aed-map-panel.tsx';
import { assessAed, isOpenOnArrival, type ResultListState } from './use-result-list.ts';

/**
 * In windows at least this wide, the map is beside the list and open from the start. In narrower windows it would push
 * the list out of view, so it opens only when the visitor asks for it.
 */
const besideListQuery = '(min-width: 64em)';

/** Manages the map panel. Returns whether it is open, and functions that move the focus to the map and back. */
export function useMapPanel() {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia(besideListQuery).matches);
  const [isPointing, setIsPointing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);

  /** Scrolls the map into view and focuses it after the next render. */
  function focusMap(event: MouseEvent<HTMLElement>) {
    pressed.current = event.currentTarget;
    requestAnimationFrame(() => {
      frame.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      frame.current?.focus({ preventScroll: true });
    });
  }

  return {
    isOpen,
    /** Whether the visitor has chosen to mark a location on the map, although the device has reported its position. */
    isPointing,
    frame,
    goTo: focusMap,
    toggle(event: MouseEvent<HTMLElement>) {
      setIsOpen(!isOpen);
      if (!isOpen) focusMap(event);
    },
    point(event: MouseEvent<HTMLElement>) {
      setIsOpen(true);
      setIsPointing(true);
      focusMap(event);
    },
    /** Pressing Escape in the selected card moves the focus back to its marker on the map. */
    wayBackToMark: { onKeyDown: (event: KeyboardEvent<HTMLElement>) => goBackToMark(event, frame.current) },
    goBack() {
      pressed.current?.focus({ preventScroll: true });
      pressed.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
  };
}

function goBackToMark(event: KeyboardEvent<HTMLElement>, frame: HTMLElement | null): void {
  if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
  if (event.target.closest('article[aria-current="true"]') === null) return;
  const mark = frame?.querySelector<HTMLElement>('.leaflet-marker-icon[aria-pressed="true"]');
  mark?.focus({ preventScroll: true });
  mark?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

export type MapPanelState = ReturnType<typeof useMapPanel>;

interface RegistryMapProps {
  readonly registry: OpenedRegistry;
  readonly found: CompletedSearch | null;
  readonly list: ResultListState;
  /** Whether the visitor can mark a location on the map, although the device has reported its position. */
  readonly isPointing: boolean;
  readonly onPlace: (place: VisitorPlace) => void;
}

/**
 * The map of the search results. Results have the same numbers as in the list, and the other AEDs in view are shown
 * too. The visitor can choose a location on it.
 */
export function RegistryMap({ registry, found, list, isPointing, onPlace }: RegistryMapProps) {
  const { isOnlyOpen, onMap } = list;
  const marks = onMap.map(({ assessed, number }) => {
    const { aed, usability, isMoving } = assessed;
    const { id, position, name } = aed;
    const status = found === null ? '' : formatAvailabilityClause(assessed, found.result.now);
    return { id, position, name, usability, isMoving, status, number };
  });
  const marksKey = JSON.stringify(marks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains all data of the markers, so that the map redraws only when they change
  const aeds = useMemo(() => marks, [marksKey]);
  const filteredBy = isOnlyOpen ? found : null;
  const isShown = useMemo(
    () => (aed: RegisteredAed) => filteredBy === null || isOpenOnArrival(assessAed(aed, filteredBy)),
    [filteredBy],
  );
  const pick = (position: VisitorPlace['position']) => onPlace({ origin: 'map', position });
  function showAed(aed: RegisteredAed) {
    // Before the first search there are no results, so pressing a marker searches around the marker's position.
    if (found === null) pick(aed.position);
    else list.choose(aed);
  }
  return (
    <AedMapPanel
      sources={registry.index.sources}
      position={found?.place.position ?? null}
      walkedTo={found?.walked?.position}
      positionLabel={labelOf(found?.place)}
      aeds={aeds}
      chosenId={list.chosenId}
      onChoose={(id) => {
        const chosen = onMap.find(({ assessed }) => assessed.aed.id === id);
        if (chosen !== undefined) list.choose(chosen.assessed.aed);
      }}
      tree={registry.index.tree}
      readCell={registry.client.cell}
      isShown={isShown}
      isFiltered={isOnlyOpen}
      onPick={found?.place.origin === 'device' && !isPointing ? null : pick}
      onShowAed={showAed}
    />
  );
}

/** Returns the label of the searched place on the map, or undefined if it is the device's position. */
function labelOf(place: VisitorPlace | undefined): string | undefined {
  if (place === undefined || place.origin === 'device') return undefined;
  return place.origin === 'map' ? text.chosenPoint : place.name;
}
