import { useState } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { type AssessedAed, assessOnArrival } from '../../../../domain/aed/assessed-aed.ts';
import type { RankedAed } from '../../../../domain/aed/rank-by-arrival.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import { cardId } from '../card/aed-card.tsx';
import type { CompletedSearch } from '../search/aed-source.ts';

/** Number of cards that are shown at first. The button that shows more cards adds the same number. */
const cardsPerStep = 10;

/** An AED and its position in the list. The map shows the same number. An AED that is not in the list has no number. */
export interface NumberedAed {
  /** The AED, with the reason for its rank if it is in the list. */
  readonly assessed: AssessedAed & Partial<Pick<RankedAed, 'reason'>>;
  readonly number: number | null;
}

interface ListChoices {
  readonly isOnlyOpen: boolean;
  /** Whether the list includes AEDs beyond walking distance. */
  readonly isBeyondShown: boolean;
  readonly shownCount: number;
  readonly chosen: AssessedAed | null;
  /** Whether the chosen AED's card is above the list, because the visitor asked to see it. */
  readonly isOnTop: boolean;
}

const atFirst: ListChoices = {
  isOnlyOpen: false,
  isBeyondShown: false,
  shownCount: cardsPerStep,
  chosen: null,
  isOnTop: false,
};

export const isOpenOnArrival = ({ availability }: AssessedAed) => availability.state === 'open';

/** Computes an AED's travel time from the visitor's position, and whether it will be open on arrival. */
export function assessAed(aed: RegisteredAed, { place, result, walked }: CompletedSearch): AssessedAed {
  const here = walked?.position ?? place.position;
  return assessOnArrival({ item: aed, distanceKm: distanceKm(here, aed.position) }, result.now);
}

/** After the next render, scrolls a card to the top of the window and focuses it. */
function goToCard(aedId: string) {
  requestAnimationFrame(() => {
    const card = document.getElementById(cardId(aedId));
    card?.scrollIntoView({ block: 'start', behavior: 'instant' });
    card?.focus({ preventScroll: true });
  });
}

/** Focuses the first of the cards that a button has added. The button itself has moved or disappeared. */
function focusCard(added: AssessedAed | undefined) {
  requestAnimationFrame(() => {
    if (added !== undefined) document.getElementById(cardId(added.aed.id))?.focus({ preventScroll: true });
  });
}

/** Returns how many cards must be shown for the card at `index` to be visible, rounded up to a multiple of ten. */
const countToShow = (index: number) => Math.ceil((index + 1) / cardsPerStep) * cardsPerStep;

/** Manages which results are shown, numbered and selected. A new search resets these choices. */
export function useResultList(found: CompletedSearch | null) {
  const [choices, setChoices] = useState(atFirst);
  const aedsFound = found?.result.found;
  const [before, setBefore] = useState(aedsFound);
  // A re-evaluation keeps the same `found` object, so only a new search resets the list.
  if (aedsFound !== before) {
    setBefore(aedsFound);
    setChoices(atFirst);
  }
  const change = (changed: Partial<ListChoices>) => setChoices((known) => ({ ...known, ...changed }));
  const { isOnlyOpen, isBeyondShown, shownCount } = choices;
  const chosen = choices.chosen && found ? assessAed(choices.chosen.aed, found) : choices.chosen;
  const { inReach = [], beyond = [] } = found?.result.list ?? {};
  const ranked = isBeyondShown ? [...inReach, ...beyond] : inReach;
  const fittingOf = (aeds: readonly RankedAed[]) => (isOnlyOpen ? aeds.filter(isOpenOnArrival) : aeds);
  const fitting = fittingOf(ranked);
  // If the list is empty, the map shows the nearest AED beyond walking distance instead of none.
  const forMap = fitting.length === 0 ? fittingOf(beyond).slice(0, 1) : [];
  const isChosen = ({ aed }: AssessedAed) => aed.id === chosen?.aed.id;
  const inOrder = [...fitting, ...forMap].map((assessed, place) => ({ assessed, number: place + 1 }));
  const chosenPlace = inOrder.findIndex(({ assessed }) => isChosen(assessed));
  // If the chosen AED is first in the list, its card is at the top already.
  const isOnTop = choices.isOnTop && (chosenPlace !== 0 || fitting.length === 0);
  const listed = inOrder.slice(0, fitting.length);
  const shown = listed.filter(({ assessed }, place) => place < shownCount && !(isOnTop && isChosen(assessed)));
  const onTop: NumberedAed | null =
    isOnTop && chosen !== null ? (inOrder[chosenPlace] ?? { assessed: chosen, number: null }) : null;
  return {
    isOnlyOpen,
    chosenId: chosen?.aed.id ?? null,
    /** The AED that the visitor asked to see. Its card is above the list instead of in it. */
    onTop,
    shown,
    /** The AEDs to show on the map, with the same numbers as their cards. */
    onMap: inOrder.filter((entry) => shown.includes(entry) || entry === onTop || forMap.length > 0),
    hiddenCount: ranked.length - fitting.length,
    moreCount: Math.min(cardsPerStep, Math.max(0, fitting.length - shownCount)),
    filter(willBeOnlyOpen: boolean) {
      // Turning the filter on deselects a closed AED. Turning it off keeps the selected AED visible.
      const isLeftOut = willBeOnlyOpen && chosen !== null && !isOpenOnArrival(chosen);
      const place = (willBeOnlyOpen ? ranked.filter(isOpenOnArrival) : ranked).findIndex(isChosen);
      change({
        isOnlyOpen: willBeOnlyOpen,
        shownCount: choices.isOnTop ? cardsPerStep : Math.max(cardsPerStep, countToShow(place)),
        chosen: isLeftOut ? null : chosen,
      });
    },
    showMore() {
      change({ shownCount: shownCount + cardsPerStep });
      focusCard(fitting[shownCount]);
    },
    /** Number of AEDs that are hidden because they are beyond walking distance. */
    foldedCount: isBeyondShown ? 0 : beyond.length,
    showBeyond() {
      change({ isBeyondShown: true, shownCount: Math.max(shownCount, countToShow(inReach.length)) });
      focusCard(beyond[0]);
    },
    /** Selects an AED whose card is visible, without moving the card. */
    mark(aedId: string) {
      const marked = ranked.find(({ aed }) => aed.id === aedId) ?? chosen;
      change({ chosen: marked, isOnTop: choices.isOnTop && marked?.aed.id === chosen?.aed.id });
    },
    /** Shows the card of any AED in the registry above the list, and scrolls to it. */
    choose(aed: RegisteredAed) {
      const known = inOrder.find(({ assessed }) => assessed.aed.id === aed.id)?.assessed;
      const judged = known ?? (found && assessAed(aed, found));
      change({ chosen: judged, isOnTop: true });
      goToCard(aed.id);
    },
  };
}

export type ResultListState = ReturnType<typeof useResultList>;
