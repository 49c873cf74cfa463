import { useId } from 'react';
import type { Registry, SourcePanelProps } from './aed-source.ts';
import { FoundAeds } from './found-aeds.tsx';
import { KeepArea } from './keep-area.tsx';
import { PlaceChoice } from './place-choice.tsx';
import type { NamedPlace } from './place-search.ts';
import styles from './registry-panel.module.css';
import { placeText, registryText as text } from './registry-text.ts';
import { useDispatches } from './use-dispatches.ts';

interface RegistryPanelProps extends SourcePanelProps {
  readonly registry: Registry;
}

/** What a search in a published registry leads to: a question for the place, or the AEDs found there. */
export function RegistryPanel({ registry, search, gateway, onPlace }: RegistryPanelProps) {
  const titleId = useId();
  const { isDispatching, dispatch } = useDispatches(gateway);
  const choosePlace = ({ name, position }: NamedPlace) => onPlace({ origin: 'named', name, position });
  return (
    <div className={styles.panel}>
      {search.phase === 'place-needed' && (
        <section className={styles.need} aria-labelledby={titleId}>
          <h3 id={titleId} className={styles.needTitle}>
            {placeText.need[search.need]}
          </h3>
          <p>{placeText.needMore}</p>
          <PlaceChoice onChoose={choosePlace} />
        </section>
      )}
      {search.phase === 'found' && (
        <FoundAeds
          // Another search begins with its first ten, nothing chosen.
          key={search.finding.now.getTime()}
          registry={registry}
          place={search.place}
          finding={search.finding}
          isDispatching={isDispatching}
          onDispatch={dispatch}
        />
      )}
      {search.phase === 'found' && <KeepArea index={registry.index} position={search.place.position} />}
      {search.phase === 'found' && (
        <details className={styles.elsewhere}>
          <summary className={styles.summary}>{placeText.elsewhere}</summary>
          <PlaceChoice onChoose={choosePlace} />
        </details>
      )}
      <p className={styles.data}>
        {text.data(registry.index.attribution)} {text.dataNote}
      </p>
    </div>
  );
}
