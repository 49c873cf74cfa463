import { Fragment, type ReactNode, useRef } from 'react';
import { listText as text } from '../messages/list-text.ts';
import { registryText } from '../messages/registry-text.ts';
import type { FoundSearch, OfferedOrder, RegistryFinding } from '../search/aed-source.ts';
import { useMoveToAnswer } from '../search/use-move-to-answer.ts';
import styles from './found-aeds.module.css';
import { FoundSummary } from './found-summary.tsx';
import { coverageWords } from './gap-words.ts';
import { OpenFilter } from './open-filter.tsx';
import { roughWords } from './origin-words.ts';
import { outOfReachWords } from './reach-note.tsx';
import { StreetOffer } from './street-offer.tsx';
import type { DrawCard } from './use-cards.tsx';
import type { FoundList } from './use-found-list.ts';

/** What the search comes to, in a few words: one to fetch, or none. */
function answerOf({ list, hasGaps, notCovered }: RegistryFinding): {
  readonly words: string;
  readonly hasOneToFetch: boolean;
} {
  const isEmpty = list.inReach.length + list.beyond.length === 0;
  if (hasGaps) return { words: isEmpty ? text.unread : text.partUnread, hasOneToFetch: false };
  if (isEmpty || outOfReachWords(list) !== null) {
    return { words: coverageWords({ notCovered }) ?? text.noneToFetch, hasOneToFetch: false };
  }
  return { words: text.first, hasOneToFetch: true };
}

interface FoundFirstProps {
  readonly found: FoundSearch;
  /** Whether it is of the search before: the visitor has been there. */
  readonly isFormer: boolean;
  readonly list: FoundList;
  /** Opens and closes the map. */
  readonly mapSwitch: ReactNode;
  readonly drawCard: DrawCard;
  /** Searches there again. */
  readonly onAgain: () => void;
  readonly offered: OfferedOrder | null;
  readonly onOfferAnswered: (isTaken: boolean) => void;
}

/** What a telephone shows at once: the one AED to fetch, or that there is none; then how the list is made and what may be made of it. */
export function FoundFirst(props: FoundFirstProps) {
  const { found, isFormer, list, mapSwitch, drawCard, onAgain, offered, onOfferAnswered } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useMoveToAnswer(heading, isFormer ? null : found.finding.found);
  const { finding, place } = found;
  const { words, hasOneToFetch } = answerOf(finding);
  const rough = roughWords(place);
  const first = list.onTop ?? list.shown[0];
  const card = first === undefined ? null : <Fragment key={first.usable.aed.id}>{drawCard(first)}</Fragment>;
  return (
    <div className={styles.found} data-none={hasOneToFetch ? undefined : true}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {list.onTop === null ? words : text.chosen}
      </h3>
      {rough !== null && <p className={styles.warning}>{rough}</p>}
      {hasOneToFetch && card}
      {offered !== null && <StreetOffer offered={offered} onAnswer={onOfferAnswered} />}
      <FoundSummary
        place={place}
        finding={finding}
        isReordered={found.isReordered === true}
        isWhole={!list.isOnlyOpen}
        onShow={list.choose}
        onAgain={onAgain}
      />
      {!hasOneToFetch && card}
      <div className={styles.controls}>
        {(first !== undefined || list.hiddenCount > 0) && (
          <OpenFilter isOn={list.isOnlyOpen} hiddenCount={list.hiddenCount} onChange={list.filter} />
        )}
        {mapSwitch}
      </div>
      {list.hiddenCount > 0 && first === undefined && <p className={styles.warning}>{registryText.noneOpen}</p>}
    </div>
  );
}
