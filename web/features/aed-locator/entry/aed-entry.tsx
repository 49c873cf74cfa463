import type { ReactNode } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { AedPageData } from '../../../../domain/registry/aed-page.ts';
import { aedPagePath } from '../../../../domain/registry/aed-page-path.ts';
import type { NearbyAed } from '../../../../domain/registry/find-aed.ts';
import { formatDay } from '../../../languages/format.ts';
import { ButtonLink } from '../../../ui/control/button.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { aedEntryText as text } from '../messages/aed-entry-text.ts';
import { formatDistanceWithFeet } from '../messages/format-availability.ts';
import { aedLocatorText } from '../messages/locator-text.ts';
import styles from './aed-entry.module.css';
import { ListedAedEntry } from './listed-aed.tsx';

export interface AedEntryProps {
  readonly data: AedPageData;
  /** Renders the buttons with which a person who is at the AED reports its condition. */
  readonly onTheSpot: (aed: RegisteredAed) => ReactNode;
}

/**
 * The page of one AED. It shows the source's data, or a message that the AED is no longer listed or was never listed.
 */
export function AedEntry({ data, onTheSpot }: AedEntryProps) {
  return (
    <article className={`page-frame ${styles.page}`}>
      {data.kind === 'listed' && <ListedAedEntry {...data} onTheSpot={onTheSpot} />}
      {data.kind === 'gone' && <GoneAed {...data} />}
      {data.kind === 'unknown' && (
        <>
          <h1 className={styles.title}>{text.unknown.title}</h1>
          <p>{text.unknown.more}</p>
        </>
      )}
      {data.kind !== 'listed' && (
        <p>
          <ButtonLink to="/aed" tone="emergency">
            {aedLocatorText.find}
          </ButtonLink>
        </p>
      )}
    </article>
  );
}

interface GoneAedProps {
  /** The date of the first registry without the AED, such as "2026-11-20". */
  readonly since: string;
  readonly near: readonly NearbyAed[];
}

/** The page of an AED that is no longer listed. It says since when, and which AEDs are near its former position. */
function GoneAed({ since, near }: GoneAedProps) {
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
              {formatDistanceWithFeet(metres / 1000)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
