import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { plusCode } from '../../../../domain/geography/plus-code.ts';
import { formatChecked } from '../messages/availability-words.ts';
import { entryText as text } from '../messages/entry-text.ts';
import { detailsText } from '../messages/registry-text.ts';
import styles from './aed-entry.module.css';

/** About a metre, as in map URLs. */
const degreesShown = 5;

/** Labelled facts that identify an AED: number, last check, coordinates and plus code. */
export function EntryFacts({ aed, now }: { readonly aed: RegisteredAed; readonly now: Date }) {
  const [longitude, latitude] = aed.position;
  return (
    <dl className={styles.facts}>
      <dt>{text.checked}</dt>
      <dd>{aed.checked === null ? text.notChecked : formatChecked(aed.checked, now)}</dd>
      <dt>{text.coordinates}</dt>
      <dd>
        <bdi dir="ltr">{`${latitude.toFixed(degreesShown)}, ${longitude.toFixed(degreesShown)}`}</bdi>
      </dd>
      <dt>{detailsText.plusCode}</dt>
      <dd>
        <bdi dir="ltr" translate="no">
          {plusCode(aed.position)}
        </bdi>
      </dd>
    </dl>
  );
}
