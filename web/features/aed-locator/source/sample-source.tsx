import { sampleAeds } from '../../../../content/samples/aeds.ts';
import { SampleMark } from '../../../ui/page/sample-mark.tsx';
import { AedCard } from '../card/aed-card.tsx';
import { useDispatches } from '../dispatch/dispatch-aed.ts';
import { samplesText as text } from '../messages/aed-card-text.ts';
import type { AedSource, SourcePanelProps } from '../search/aed-source.ts';
import styles from './sample-source.module.css';

/** Sample AEDs, each labelled as a sample. They have no real location, so their buttons do not open maps. */
export function SamplePanel({ search }: SourcePanelProps) {
  const { isDispatching, dispatch } = useDispatches(false);
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
              address={aed.address}
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

/**
 * The specification's samples as a source. It is used if no registry is published, and its results are the same for
 * every position.
 */
export const sampleSource: AedSource = {
  isSample: true,
  search: async () => ({ phase: 'results', aeds: sampleAeds }),
  reassess: ({ result }) => result,
  streetsTo: async () => null,
  emergencyCallAt: async () => null,
  announce(search) {
    if (search.phase !== 'results') return '';
    const [nearest] = search.aeds;
    return nearest === undefined ? '' : text.found(search.aeds.length, nearest.name, nearest.distance);
  },
  Panel: SamplePanel,
};
