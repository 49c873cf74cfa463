import { aedPagePath } from '../../../../domain/registry/aed-address.ts';
import type { NearAed } from '../../../../domain/registry/find-aed.ts';
import { formatDay } from '../../../languages/format.ts';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { formatLength } from '../messages/availability-words.ts';
import { entryText as text } from '../messages/entry-text.ts';
import styles from './aed-entry.module.css';

interface GoneAedProps {
  /** Date of the first registry without it, "2026-11-20". */
  readonly since: string;
  readonly near: readonly NearAed[];
}

/** An AED that was listed before: since when it is not, and others near its former position. */
export function GoneAed({ since, near }: GoneAedProps) {
  return (
    <>
      <h1 className={styles.title}>{text.gone.title}</h1>
      <p>{text.gone.since(formatDay(new Date(`${since}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }))}</p>
      <h2 className={styles.heading}>{text.gone.near}</h2>
      {near.length === 0 ? (
        <p>{text.gone.none}</p>
      ) : (
        <ul className={styles.near}>
          {near.map(({ id, name, metres }) => (
            <li key={id}>
              <SiteLink to={aedPagePath(id)}>
                <bdi>{name}</bdi>
              </SiteLink>{' '}
              {formatLength(metres / 1000)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
