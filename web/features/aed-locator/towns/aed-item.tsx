import { isRestricted } from '../../../../domain/aed/assessed-aed.ts';
import type { ListedTownAed } from '../../../../domain/registry/aed-list-page.ts';
import { aedPagePath } from '../../../../domain/registry/aed-page-path.ts';
import { formatMeasure, formatNumber } from '../../../languages/format.ts';
import { language } from '../../../languages/localize-text.ts';
import { chooseLocationDescription } from '../card/choose-location-description.ts';
import { aedCardText } from '../messages/aed-card-text.ts';
import { aedDirectoryText as text } from '../messages/aed-directory-text.ts';
import { formatLastChecked } from '../messages/format-availability.ts';
import { localName } from '../messages/local-name.ts';
import { aedDetailsText, availabilityText } from '../messages/registry-text.ts';
import styles from './aed-directory.module.css';
import { PageLink } from './page-link.tsx';

/** Formats a distance as on the locator's cards: in metres below a kilometre, and in kilometres above. */
const formatDistanceFromCentre = (kilometres: number) =>
  kilometres < 1 ? formatMeasure(kilometres * 1000, 'meter', 0) : formatMeasure(kilometres, 'kilometer', 1);

interface AedItemProps {
  /** The AED's number, the same as on the map. */
  readonly number: number;
  readonly aed: ListedTownAed;
  /** The current time. Phrases such as 'three weeks ago' refer to it. */
  readonly now: Date;
}

/** One AED in the list of a town, with a link to its own page. */
export function AedItem({ number, aed, now }: AedItemProps) {
  const { id, name, address, location, isAlways, hoursText, access, checked, kilometres } = aed;
  const where = chooseLocationDescription(location, [language.tag]);
  return (
    <li>
      <h3 className={styles.name}>
        <span className={styles.number}>{formatNumber(number)}</span>{' '}
        <PageLink to={aedPagePath(id)}>
          <bdi>{localName(name)}</bdi>
        </PageLink>
      </h3>
      {address !== null && (
        <p>
          <bdi>{address}</bdi>
        </p>
      )}
      {where !== null && where.words !== name && (
        <p>
          <bdi lang={where.language}>{where.words}</bdi>
        </p>
      )}
      <div className={styles.said}>
        <p>
          {isAlways
            ? aedCardText.allDay
            : hoursText === null
              ? availabilityText.unknown['no-hours']
              : text.hours(hoursText)}
        </p>
        {access !== 'unknown' && (
          <p data-restricted={isRestricted(access) || undefined}>{aedDetailsText.access[access]}</p>
        )}
        <p suppressHydrationWarning>
          {checked === null ? text.notChecked : aedCardText.verified(formatLastChecked(checked, now))}
        </p>
        <p>{text.fromCentre(formatDistanceFromCentre(kilometres))}</p>
      </div>
    </li>
  );
}
