import { useState } from 'react';
import { withWords } from '../../../languages/in-language.ts';
import { Button } from '../../../ui/control/button.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { MapsChoice } from '../card/maps-choice.tsx';
import type { MapsChoice as Maps } from '../messages/hand-over.ts';
import { listText } from '../messages/list-text.ts';
import { reckoningLinkText } from '../messages/ranking-text.ts';
import { registryText as text } from '../messages/registry-text.ts';
import type { RegistryFinding } from '../search/aed-source.ts';
import styles from './found-aeds.module.css';
import { ReachNote } from './reach-note.tsx';
import type { DrawCard } from './use-cards.tsx';
import type { FoundList } from './use-found-list.ts';

const load = () => withWords(['reckoning'], () => import('./reckoning/reckoning-figures.tsx'));
const Figures = lazyPart(async () => (await load()).ReckoningFigures, {
  missing: () => () => <p role="alert">{reckoningLinkText.notLoaded}</p>,
});

interface FoundAedsProps {
  readonly finding: RegistryFinding;
  readonly list: FoundList;
  readonly maps: Maps;
  readonly onChooseMaps: (maps: Maps) => void;
  readonly drawCard: DrawCard;
}

/** All but the one that stands first, best first, ten at a time. */
export function FoundAeds({ finding, list, maps, onChooseMaps, drawCard }: FoundAedsProps) {
  const { onTop, shown, moreCount, foldedCount } = list;
  const others = onTop === null ? shown.slice(1) : shown;
  return (
    <div className={styles.found}>
      {others.length > 0 && <h3 className={styles.heading}>{onTop === null ? listText.others : listText.all}</h3>}
      <ol className={styles.list}>
        {others.map((numbered) => (
          <li key={numbered.usable.aed.id}>{drawCard(numbered)}</li>
        ))}
      </ol>
      {moreCount > 0 && <Button onClick={list.showMore}>{text.more(moreCount)}</Button>}
      {moreCount === 0 && <ReachNote list={finding.list} foldedCount={foldedCount} onShow={list.showBeyond} />}
      {(shown.length > 0 || onTop !== null) && <MapsChoice choice={maps} onChoose={onChooseMaps} />}
      {(shown.length > 0 || foldedCount > 0) && <Reckoning />}
    </div>
  );
}

/** How the order and the minutes come about: asked for, with its words, when somebody opens it. */
function Reckoning() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.reckoning} onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>{reckoningLinkText.title}</summary>
      {wasOpened && <Figures />}
    </details>
  );
}
