import { Fragment, type ReactNode, useRef } from 'react';
import { registryText } from '../messages/registry-text.ts';
import { resultListText } from '../messages/result-list-text.ts';
import type { CompletedSearch, RegistrySearchResult, ReorderOffer } from '../search/aed-source.ts';
import { useScrollToResult } from '../search/focus-management.ts';
import openFilterStyles from './open-filter.module.css';
import styles from './result-list.module.css';
import { formatCoverageWarning, formatOutOfReachWarning, formatRoughPositionWarning } from './result-messages.ts';
import { ReorderPrompt, ResultSummary } from './result-summary.tsx';
import type { RenderCard } from './use-aed-cards.tsx';
import type { ResultListState } from './use-result-list.ts';

/** Returns the heading above the results, and whether there is an AED to fetch. */
function headingOf({ list, hasGaps, notCovered }: RegistrySearchResult): {
  readonly words: string;
  readonly hasOneToFetch: boolean;
} {
  const isEmpty = list.inReach.length + list.beyond.length === 0;
  if (hasGaps) return { words: isEmpty ? resultListText.unread : resultListText.partUnread, hasOneToFetch: false };
  if (isEmpty || formatOutOfReachWarning(list) !== null) {
    return { words: formatCoverageWarning({ notCovered }) ?? resultListText.noneToFetch, hasOneToFetch: false };
  }
  return { words: resultListText.first, hasOneToFetch: true };
}

interface TopResultProps {
  readonly found: CompletedSearch;
  /** Whether the results are those of the previous search, which the visitor has already seen. */
  readonly isFormer: boolean;
  readonly list: ResultListState;
  /** The button that opens and closes the map. */
  readonly mapSwitch: ReactNode;
  readonly drawCard: RenderCard;
  /** Repeats the search at the same location. */
  readonly onAgain: () => void;
  readonly offered: ReorderOffer | null;
  readonly onOfferAnswered: (isTaken: boolean) => void;
}

/**
 * The part of the results that fits on a phone's first screen. It shows the AED to fetch, or that there is none, and
 * the controls of the list.
 */
export function TopResult(props: TopResultProps) {
  const { found, isFormer, list, mapSwitch, drawCard, onAgain, offered, onOfferAnswered } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useScrollToResult(heading, isFormer ? null : found.result.found);
  const { result, place } = found;
  const { words, hasOneToFetch } = headingOf(result);
  const rough = formatRoughPositionWarning(found);
  const first = list.onTop ?? list.shown[0];
  const card = first === undefined ? null : <Fragment key={first.assessed.aed.id}>{drawCard(first)}</Fragment>;
  return (
    <div className={styles.found} data-none={hasOneToFetch ? undefined : true}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {list.onTop === null ? words : resultListText.chosen}
      </h3>
      {rough !== null && <p className={styles.warning}>{rough}</p>}
      {hasOneToFetch && card}
      {offered !== null && <ReorderPrompt offered={offered} onAnswer={onOfferAnswered} />}
      <ResultSummary
        place={place}
        result={result}
        isReordered={found.isReordered === true}
        isWhole={!list.isOnlyOpen}
        isCoverageTold={list.onTop === null && words === formatCoverageWarning(result)}
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

/** A checkbox that hides AEDs unless they are known to be open on arrival. It shows how many AEDs it hides. */
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
