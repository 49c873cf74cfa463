import { SampleMark } from '../../ui/sample-mark.tsx';
import { AedCard } from './aed-card.tsx';
import type { SourcePanelProps } from './aed-source.ts';
import { samplesText as text } from './card-text.ts';
import styles from './sample-panel.module.css';
import { useDispatches } from './use-dispatches.ts';

/** The samples, each marked as one. Nothing is handed over to maps: they are nowhere. */
export function SamplePanel({ search, gateway }: SourcePanelProps) {
  const { isDispatching, dispatch } = useDispatches(gateway);
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
              onDispatch={(method) => dispatch(aed, method)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
