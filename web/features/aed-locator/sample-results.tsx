import type { Aed, DispatchMethod } from '../../../domain/aed.ts';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { AedCard } from './aed-card.tsx';
import { CardOutline } from './card-outline.tsx';
import type { Search } from './locator-state.ts';
import styles from './sample-results.module.css';
import { aedLocatorText as text } from './text.ts';

/** The samples in a sentence for those who hear the page. */
export function announceSamples(search: Search): string {
  if (search.phase !== 'results') return '';
  const [nearest] = search.aeds;
  return nearest === undefined ? '' : text.found(search.aeds.length, nearest.name, nearest.distance);
}

interface SampleResultsProps {
  readonly search: Search;
  readonly isDispatching: (aedId: string) => boolean;
  readonly onDispatch: (aed: Aed, method: DispatchMethod) => void;
}

/** What a search leads to where no registry is published: the specification's samples, marked as such. */
export function SampleResults({ search, isDispatching, onDispatch }: SampleResultsProps) {
  if (search.phase === 'loading') {
    return (
      <div className={styles.list}>
        <CardOutline />
        <CardOutline />
        <CardOutline />
      </div>
    );
  }
  if (search.phase !== 'results') return null;
  return (
    <>
      <p className={styles.note}>{text.notReal}</p>
      <ol className={styles.list}>
        {search.aeds.map((aed) => (
          <li key={aed.id}>
            <AedCard
              aed={aed}
              number={null}
              mark={<SampleMark />}
              isEstimated={false}
              isDispatching={isDispatching(aed.id)}
              onDispatch={(method) => onDispatch(aed, method)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
