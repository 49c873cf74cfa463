import { Fragment, type ReactNode, useRef } from 'react';
import { listText } from '../messages/list-text.ts';
import { registryText } from '../messages/registry-text.ts';
import type { FoundSearch, OfferedOrder, RegistryFinding } from '../search/aed-source.ts';
import { useMoveToAnswer } from '../search/focus.ts';
import styles from './found-aeds.module.css';
import { FoundSummary, StreetOffer } from './found-summary.tsx';
import openFilterStyles from './open-filter.module.css';
import { coverageWarning, outOfReachWarning, roughPositionWarning } from './result-messages.ts';
import type { DrawCard } from './use-cards.tsx';
import type { FoundList } from './use-found-list.ts';

/** The heading of the result, and whether there is an AED to fetch. */
function answerOf({ list, hasGaps, notCovered }: RegistryFinding): {
  readonly words: string;
  readonly hasOneToFetch: boolean;
} {
  const isEmpty = list.inReach.length + list.beyond.length === 0;
  if (hasGaps) return { words: isEmpty ? listText.unread : listText.partUnread, hasOneToFetch: false };
  if (isEmpty || outOfReachWarning(list) !== null) {
    return { words: coverageWarning({ notCovered }) ?? listText.noneToFetch, hasOneToFetch: false };
  }
  return { words: listText.first, hasOneToFetch: true };
}

interface FoundFirstProps {
  readonly found: FoundSearch;
  /** Whether the results are those of the previous search, which the visitor has already seen. */
  readonly isFormer: boolean;
  readonly list: FoundList;
  /** The button that opens and closes the map. */
  readonly mapSwitch: ReactNode;
  readonly drawCard: DrawCard;
  /** Repeats the search at the same location. */
  readonly onAgain: () => void;
  readonly offered: OfferedOrder | null;
  readonly onOfferAnswered: (isTaken: boolean) => void;
}

/**
 * The first screen on a phone: the one AED to fetch, or that there is none; then how the list is sorted and filtered.
 */
export function FoundFirst(props: FoundFirstProps) {
  const { found, isFormer, list, mapSwitch, drawCard, onAgain, offered, onOfferAnswered } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useMoveToAnswer(heading, isFormer ? null : found.finding.found);
  const { finding, place } = found;
  const { words, hasOneToFetch } = answerOf(finding);
  const rough = roughPositionWarning(place);
  const first = list.onTop ?? list.shown[0];
  const card = first === undefined ? null : <Fragment key={first.usable.aed.id}>{drawCard(first)}</Fragment>;
  return (
    <div className={styles.found} data-none={hasOneToFetch ? undefined : true}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {list.onTop === null ? words : listText.chosen}
      </h3>
      {rough !== null && <p className={styles.warning}>{rough}</p>}
      {hasOneToFetch && card}
      {offered !== null && <StreetOffer offered={offered} onAnswer={onOfferAnswered} />}
      <FoundSummary
        place={place}
        finding={finding}
        isReordered={found.isReordered === true}
        isWhole={!list.isOnlyOpen}
        isCoverageTold={list.onTop === null && words === coverageWarning(finding)}
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

interface OpenFilterProps {
  readonly isOn: boolean;
  readonly hiddenCount: number;
  readonly onChange: (isOn: boolean) => void;
}

/** Hides AEDs not known to be open on arrival, and shows their number. */
function OpenFilter({ isOn, hiddenCount, onChange }: OpenFilterProps) {
  return (
    <div className={openFilterStyles.filter}>
      <label className={openFilterStyles.label}>
        <input
          type="checkbox"
          className={openFilterStyles.box}
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
        {registryText.onlyOpen}
      </label>
      <span aria-live="polite" className={openFilterStyles.hidden}>
        {isOn && registryText.hidden(hiddenCount)}
      </span>
    </div>
  );
}
