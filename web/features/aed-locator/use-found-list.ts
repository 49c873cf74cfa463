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
  readonly chosenId: string | null;
  /** One that was chosen on the map and is not in the list. */
  readonly beside: UsableAed | null;
}

const atFirst: ListChoices = { isOnlyOpen: false, shownCount: cardsAtOnce, chosenId: null, beside: null };

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

/** What the visitor has made of the found list; another search begins afresh, but for the filter. */
export function useFoundList(found: FoundSearch | null) {
  const [choices, setChoices] = useState(atFirst);
  const [listed, setListed] = useState(found);
  if (found !== listed) {
    setListed(found);
    setChoices({ ...atFirst, isOnlyOpen: choices.isOnlyOpen });
  }
  const change = (changed: Partial<ListChoices>) => setChoices((known) => ({ ...known, ...changed }));
  const ranked = found?.finding.ranked ?? [];
  const fitting = choices.isOnlyOpen ? ranked.filter(isOpenOnArrival) : ranked;
  return {
    ...choices,
    shown: fitting.slice(0, choices.shownCount),
    hiddenCount: ranked.length - fitting.length,
    moreCount: Math.min(cardsAtOnce, Math.max(0, fitting.length - choices.shownCount)),
    filter: (isOnlyOpen: boolean) => change({ isOnlyOpen, shownCount: cardsAtOnce }),
    showMore: () => change({ shownCount: choices.shownCount + cardsAtOnce }),
    mark: (chosenId: string) => change({ chosenId }),
    /** Shows the card of an AED of the registry, in the list or, where it is not there, above it. */
    choose(aed: RegisteredAed) {
      const index = fitting.findIndex((entry) => entry.aed.id === aed.id);
      // Whole tens, so that the button below goes on as before.
      const needed = Math.ceil((index + 1) / cardsAtOnce) * cardsAtOnce;
      const beside = index === -1 && found !== null ? judgeAed(aed, found) : null;
      change({ chosenId: aed.id, shownCount: Math.max(choices.shownCount, needed), beside });
      goToCard(aed.id);
    },
  };
}

export type FoundList = ReturnType<typeof useFoundList>;
