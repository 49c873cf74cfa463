import { Fragment } from 'react';
import styles from './hash-digits.module.css';

/** Displays a hash in groups of eight digits. Lines can wrap between groups, and the hash is copied without spaces. */
export function HashDigits({ value }: { value: string }) {
  return (
    <span className={styles.digits}>
      {(value.match(/.{1,8}/g) ?? []).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups of digits may be equal, so only their position identifies them
        <Fragment key={index}>
          <span className={styles.group}>{group}</span>
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
