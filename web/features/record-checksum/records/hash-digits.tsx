import { Fragment } from 'react';
import styles from './hash-digits.module.css';

/** A hash in groups of eight digits that can wrap between groups and is copied as one word. */
export function HashDigits({ value }: { value: string }) {
  return (
    <span className={styles.digits}>
      {(value.match(/.{1,8}/g) ?? []).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a hash have no name but their place
        <Fragment key={index}>
          <span className={styles.group}>{group}</span>
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
