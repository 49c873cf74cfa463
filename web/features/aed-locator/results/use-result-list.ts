import { useState } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { type AssessedAed, assessOnArrival } from '../../../../domain/aed/assessed-aed.ts';
import type { RankedAed } from '../../../../domain/aed/rank-by-arrival.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import { cardId } from '../card/aed-card.tsx';
import type { CompletedSearch } from '../search/aed-source.ts';

/** Number of cards shown at first, and added by each press. */
const cardsAtOnce = 10;

/** An AED with its rank, which is also its number on the map; the number is null if it is not in the list. */
export interface NumberedAed {
  /** The AED, with the reason for its rank if it is in the list. */
  readonly usable: AssessedAed & Partial<Pick<RankedAed, 'reason'>>;
  readonly number: number | null;
}

interface ListChoices {
  readonly isOnlyOpen: boolean;
  /** Whether AEDs beyond walking distance are in the list too. */
  readonly isBeyondShown: boolean;
  readonly shownCount: number;
  readonly chosen: AssessedAed | null;
  /** Whether the chosen card is shown above the list, because the visitor asked to see it. */
  readonly isOnTop: boolean;
}

const atFirst: ListChoices = {
  isOnlyOpen: false,
  isBeyondShown: false,
  shownCount: cardsAtOnce,
  chosen: null,
  isOnTop: false,
};

export const isOpenOnArrival = ({ availability }: AssessedAed) => availability.state === 'open';

/** Evaluates any AED of the registry for the position and time of a search. */
export function assessAed(aed: RegisteredAed, { place, finding, walked }: CompletedSearch): AssessedAed {
  const here = walked?.position ?? place.position;
  return assessOnArrival({ item: aed, distanceKm: distanceKm(here, aed.position) }, finding.now);
}

/** Scrolls a card to the top of the window once rendered, and focuses it. */
function goToCard(aedId: string) {
  requestAnimationFrame(() => {
    const card = document.getElementById(cardId(aedId));
    card?.scrollIntoView({ block: 'start', behavior: 'instant' });
    card?.focus({ preventScroll: true });
  });
}

/** Focuses the first new card, because the pressed button has moved down or is gone. */
function focusCard(brought: AssessedAed | undefined) {
  requestAnimationFrame(() => {
    if (brought !== undefined) document.getElementById(cardId(brought.aed.id))?.focus({ preventScroll: true });
  });
}

/** Number of cards to show so that a given rank is visible, in whole tens. */
const countToShow = (place: number) => Math.ceil((place + 1) / cardsAtOnce) * cardsAtOnce;

/** State of the result list. A new search resets it. */
export function useResultList(found: CompletedSearch | null) {
  const [choices, setChoices] = useState(atFirst);
  const aedsFound = found?.finding.found;
  const [before, setBefore] = useState(aedsFound);
  // Results that are only re-evaluated do not reset the list.
  if (aedsFound !== before) {
    setBefore(aedsFound);
    setChoices(atFirst);
  }
  const change = (changed: Partial<ListChoices>) => setChoices((known) => ({ ...known, ...changed }));
  const { isOnlyOpen, isBeyondShown, shownCount } = choices;
  const chosen = choices.chosen && found ? assessAed(choices.chosen.aed, found) : choices.chosen;
  const { inReach = [], beyond = [] } = found?.finding.list ?? {};
  const ranked = isBeyondShown ? [...inReach, ...beyond] : inReach;
  const fittingOf = (aeds: readonly RankedAed[]) => (isOnlyOpen ? aeds.filter(isOpenOnArrival) : aeds);
  const fitting = fittingOf(ranked);
  // If nothing is listed, the map still shows the first collapsed one, by its number: otherwise it would be empty.
  const forMap = fitting.length === 0 ? fittingOf(beyond).slice(0, 1) : [];
  const isChosen = ({ aed }: AssessedAed) => aed.id === chosen?.aed.id;
  const inOrder = [...fitting, ...forMap].map((usable, place) => ({ usable, number: place + 1 }));
  const chosenPlace = inOrder.findIndex(({ usable }) => isChosen(usable));
  // The first card of the list is already at the top.
  const isOnTop = choices.isOnTop && (chosenPlace !== 0 || fitting.length === 0);
  const listed = inOrder.slice(0, fitting.length);
  const shown = listed.filter(({ usable }, place) => place < shownCount && !(isOnTop && isChosen(usable)));
  const onTop: NumberedAed | null =
    isOnTop && chosen !== null ? (inOrder[chosenPlace] ?? { usable: chosen, number: null }) : null;
  return {
    isOnlyOpen,
    chosenId: chosen?.aed.id ?? null,
    /** The AED that the visitor asked to see: shown above the list instead of in it. */
    onTop,
    /** The AEDs shown in the list. */
    shown,
    /** All AEDs with a numbered card, in list order: the map shows the same numbers. */
    onMap: inOrder.filter((entry) => shown.includes(entry) || entry === onTop || forMap.length > 0),
    hiddenCount: ranked.length - fitting.length,
    moreCount: Math.min(cardsAtOnce, Math.max(0, fitting.length - shownCount)),
    filter(willBeOnlyOpen: boolean) {
      // The filter deselects a closed AED; turning it off keeps the selected one visible.
      const isLeftOut = willBeOnlyOpen && chosen !== null && !isOpenOnArrival(chosen);
      const place = (willBeOnlyOpen ? ranked.filter(isOpenOnArrival) : ranked).findIndex(isChosen);
      change({
        isOnlyOpen: willBeOnlyOpen,
        shownCount: choices.isOnTop ? cardsAtOnce : Math.max(cardsAtOnce, countToShow(place)),
        chosen: isLeftOut ? null : chosen,
      });
    },
    showMore() {
      change({ shownCount: shownCount + cardsAtOnce });
      focusCard(fitting[shownCount]);
    },
    /** Number of AEDs collapsed as beyond reach. */
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
    /** Shows the card of any AED of the registry above the list, and scrolls to it. */
    choose(aed: RegisteredAed) {
      const known = inOrder.find(({ usable }) => usable.aed.id === aed.id)?.usable;
      const judged = known ?? (found && assessAed(aed, found));
      change({ chosen: judged, isOnTop: true });
      goToCard(aed.id);
    },
  };
}

export type ResultListState = ReturnType<typeof useResultList>;
