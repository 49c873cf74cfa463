import { useId, useState } from 'react';
import type { RankedAeds } from '../../../../domain/aed/rank-by-arrival.ts';
import { loadWithTexts } from '../../../languages/localize-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { createLazyComponent } from '../../../ui/lazy/create-lazy-component.tsx';
import { type MapsApp as Maps, mapsApps } from '../messages/open-maps.ts';
import { outOfReachText, rankingMethodLinkText } from '../messages/ranking-text.ts';
import { registryText } from '../messages/registry-text.ts';
import { resultListText } from '../messages/result-list-text.ts';
import type { RegistrySearchResult } from '../search/aed-source.ts';
import mapsChoiceStyles from './maps-choice.module.css';
import reachNoteStyles from './reach-note.module.css';
import styles from './result-list.module.css';
import type { RenderCard } from './use-aed-cards.tsx';
import type { ResultListState } from './use-result-list.ts';

const load = () => loadWithTexts(['ranking-method'], () => import('./ranking-method/ranking-method.tsx'));
const Figures = createLazyComponent(async () => (await load()).RankingMethod, {
  missing: () => () => <p role="alert">{rankingMethodLinkText.notLoaded}</p>,
});

interface ResultListProps {
  readonly result: RegistrySearchResult;
  readonly list: ResultListState;
  readonly maps: Maps;
  readonly onChooseMaps: (maps: Maps) => void;
  readonly drawCard: RenderCard;
}

/** The results below the top one. They are shown ten at a time. */
export function ResultList({ result, list, maps, onChooseMaps, drawCard }: ResultListProps) {
  const { onTop, shown, moreCount, foldedCount } = list;
  const others = onTop === null ? shown.slice(1) : shown;
  return (
    <div className={styles.found}>
      {others.length > 0 && (
        <h3 className={styles.heading}>{onTop === null ? resultListText.others : resultListText.all}</h3>
      )}
      <ol className={styles.list}>
        {others.map((numbered) => (
          <li key={numbered.assessed.aed.id}>{drawCard(numbered)}</li>
        ))}
      </ol>
      {moreCount > 0 && <Button onClick={list.showMore}>{registryText.more(moreCount)}</Button>}
      {moreCount === 0 && <ReachNote list={result.list} foldedCount={foldedCount} onShow={list.showBeyond} />}
      {(shown.length > 0 || onTop !== null) && <MapsChoice choice={maps} onChoose={onChooseMaps} />}
      {(shown.length > 0 || foldedCount > 0) && <RankingMethodDetails />}
    </div>
  );
}

/** An explanation of the ranking and of the travel times. It loads when it is opened. */
function RankingMethodDetails() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.rankingMethod} onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>{rankingMethodLinkText.title}</summary>
      {wasOpened && <Figures />}
    </details>
  );
}

interface ReachNoteProps {
  readonly list: RankedAeds;
  readonly foldedCount: number;
  readonly onShow: () => void;
}

/** Says that AEDs beyond walking distance are hidden, with a button that shows them. */
function ReachNote({ list, foldedCount, onShow }: ReachNoteProps) {
  if (foldedCount === 0) return null;
  return (
    <div className={reachNoteStyles.note}>
      {list.inReach.length > 0 && <p>{outOfReachText.farther(foldedCount)}</p>}
      <Button onClick={onShow}>{outOfReachText.show(foldedCount)}</Button>
    </div>
  );
}

interface MapsChoiceProps {
  readonly choice: Maps;
  readonly onChoose: (choice: Maps) => void;
}

/** A menu to choose the maps app that opens for directions. */
function MapsChoice({ choice, onChoose }: MapsChoiceProps) {
  const id = useId();
  return (
    <div className={mapsChoiceStyles.maps}>
      <label htmlFor={id} className={mapsChoiceStyles.label}>
        {registryText.maps}
      </label>
      <select
        id={id}
        className={mapsChoiceStyles.select}
        value={choice}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChoose(mapsApps.find((entry) => entry === target.value) ?? choice)}
      >
        {mapsApps.map((entry) => (
          <option key={entry} value={entry}>
            {registryText.mapsChoices[entry]}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className="note">
        {registryText.mapsNote}
      </p>
    </div>
  );
}
