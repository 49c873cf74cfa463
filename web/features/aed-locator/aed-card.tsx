import type { Aed, DispatchMethod } from '../../../domain/aed.ts';
import { SampleMark } from '../../ui/sample-mark.tsx';
import styles from './aed-card.module.css';
import { DispatchButton } from './dispatch-button.tsx';
import { useReturnedFocus } from './returned-focus.ts';
import { aedLocatorText as text } from './text.ts';

const methods: readonly DispatchMethod[] = ['foot', 'car', 'drone'];

interface AedCardProps {
  readonly aed: Aed;
  readonly isDispatching: boolean;
  readonly onDispatch: (method: DispatchMethod) => void;
}

/** One AED with everything needed to choose it and the three ways to get it. */
export function AedCard({ aed, isDispatching, onDispatch }: AedCardProps) {
  const rememberPressed = useReturnedFocus(isDispatching);
  const titleId = `${aed.id}-name`;
  return (
    <article className={styles.card} aria-labelledby={titleId} aria-busy={isDispatching}>
      <div className={styles.place}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.name}>
            {aed.name}
          </h3>
          <p className={styles.flags}>
            {aed.available247 && <span className={styles.allDay}>{text.allDay}</span>}
            <SampleMark />
          </p>
        </div>
        <p>{aed.address}</p>
        <p className={styles.facts}>
          <strong className={styles.distance}>{text.distance(aed.distance)}</strong>
          <span>{text.verified(aed.lastChecked)}</span>
        </p>
      </div>
      <fieldset className={styles.ways}>
        <legend className={styles.estimated}>
          {text.estimated} <span className="visually-hidden">{text.estimatedTo(aed.name)}</span>
        </legend>
        <div className={styles.buttons}>
          {methods.map((method) => (
            <DispatchButton
              key={method}
              aed={aed}
              method={method}
              isDispatching={isDispatching}
              onPress={(event) => {
                rememberPressed(event);
                onDispatch(method);
              }}
            />
          ))}
        </div>
      </fieldset>
    </article>
  );
}
