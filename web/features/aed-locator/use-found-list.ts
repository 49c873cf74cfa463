import { useState } from 'react';
import type { RegisteredAed } from '../../../domain/aed-registry.ts';
import { distanceKm } from '../../../domain/distance.ts';
import { rankUsableFirst, type UsableAed } from '../../../domain/usable-first.ts';
import { cardId } from './aed-card.tsx';
import type { FoundSearch } from './locator-state.ts';

/** How many cards stand there at first, and how many more each press brings. */
const cardsAtOnce = 10;

interface ListChoices {
  readonly isOnlyOpen: boolean;
  readonly shownCount: number;
  readonly chosen: UsableAed | null;
}

const atFirst: ListChoices = { isOnlyOpen: false, shownCount: cardsAtOnce, chosen: null };

export const isOpenOnArrival = ({ availability }: UsableAed) => availability.state === 'open';

/** Any AED of the registry as the search would have judged it. */
export function judgeAed(aed: RegisteredAed, { place, finding }: FoundSearch): UsableAed | null {
  const [judged] = rankUsableFirst([{ item: aed, distanceKm: distanceKm(place.position, aed.position) }], finding.now);
  return judged ?? null;
}

/** Brings a card into view once it stands there, and gives it the focus. */
function goToCard(aedId: string) {
  requestAnimationFrame(() => {
    const card = document.getElementById(cardId(aedId));
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  });
}

/** How many cards bring the one at this place of the list, in whole tens, so that the button below goes on as before. */
const countToShow = (place: number) => Math.ceil((place + 1) / cardsAtOnce) * cardsAtOnce;

/** What the visitor has made of the found list; another search begins afresh, but for the filter. */
export function useFoundList(found: FoundSearch | null) {
  const [choices, setChoices] = useState(atFirst);
  const [listed, setListed] = useState(found);
  if (found !== listed) {
    setListed(found);
    setChoices({ ...atFirst, isOnlyOpen: choices.isOnlyOpen });
  }
  const change = (changed: Partial<ListChoices>) => setChoices((known) => ({ ...known, ...changed }));
  const { isOnlyOpen, shownCount, chosen } = choices;
  const ranked = found?.finding.ranked ?? [];
  const fitting = isOnlyOpen ? ranked.filter(isOpenOnArrival) : ranked;
  const isChosen = ({ aed }: UsableAed) => aed.id === chosen?.aed.id;
  return {
    isOnlyOpen,
    chosenId: chosen?.aed.id ?? null,
    /** The chosen one, where the list does not hold it: one of the map, or one that the filter leaves out. */
    beside: fitting.some(isChosen) ? null : chosen,
    shown: fitting.slice(0, shownCount),
    hiddenCount: ranked.length - fitting.length,
    moreCount: Math.min(cardsAtOnce, Math.max(0, fitting.length - shownCount)),
    filter(willBeOnlyOpen: boolean) {
      // Who asks for open ones is shown no closed one; who takes the filter away goes on seeing the one they chose.
      const isLeftOut = willBeOnlyOpen && chosen !== null && !isOpenOnArrival(chosen);
      const place = (willBeOnlyOpen ? ranked.filter(isOpenOnArrival) : ranked).findIndex(isChosen);
      change({
        isOnlyOpen: willBeOnlyOpen,
        shownCount: Math.max(cardsAtOnce, countToShow(place)),
        chosen: isLeftOut ? null : chosen,
      });
    },
    showMore: () => change({ shownCount: shownCount + cardsAtOnce }),
    mark: (aedId: string) => change({ chosen: ranked.find(({ aed }) => aed.id === aedId) ?? chosen }),
    /** Shows the card of an AED of the registry, in the list or, where it is not there, above it. */
    choose(aed: RegisteredAed) {
      const place = fitting.findIndex((entry) => entry.aed.id === aed.id);
      const judged = fitting[place] ?? (found === null ? null : judgeAed(aed, found));
      change({ chosen: judged, shownCount: Math.max(shownCount, countToShow(place)) });
      goToCard(aed.id);
    },
  };
}

export type FoundList = ReturnType<typeof useFoundList>;
