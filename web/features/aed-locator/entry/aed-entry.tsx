import type { ReactNode } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { AedPageData } from '../../../../domain/registry/aed-page.ts';
import { ButtonLink } from '../../../ui/control/button.tsx';
import { entryText as text } from '../messages/entry-text.ts';
import { aedLocatorText } from '../messages/locator-text.ts';
import styles from './aed-entry.module.css';
import { GoneAed } from './gone-aed.tsx';
import { ListedAedEntry } from './listed-aed.tsx';

export interface AedEntryProps {
  readonly data: AedPageData;
  /** What a person on site can report: that it is fine, or what is wrong. */
  readonly onTheSpot: (aed: RegisteredAed) => ReactNode;
}

/** The page of one AED: its registers' data, or that it is no longer listed, or that it never was. */
export function AedEntry({ data, onTheSpot }: AedEntryProps) {
  return (
    <article className={styles.page}>
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
