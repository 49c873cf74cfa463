import { LinkedText } from '../../ui/page/linked-text.tsx';
import styles from './developers.module.css';

interface AddressListProps {
  readonly caption: string;
  readonly rows: readonly { readonly name: string; readonly says: string }[];
}

/** A description list of URLs or fields. */
export function AddressList({ caption, rows }: AddressListProps) {
  return (
    <dl className={styles.list} aria-label={caption}>
      {rows.map(({ name, says }) => (
        <div key={name} className={styles.entry}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <LinkedText text={says} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
