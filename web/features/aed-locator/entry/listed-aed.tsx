import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { type AssessedAed, assessOnArrival } from '../../../../domain/aed/assessed-aed.ts';
import { formatMinuteOfDay, localTimeAt } from '../../../../domain/aed/availability.ts';
import { encodePlusCode } from '../../../../domain/geography/encode-plus-code.ts';
import type { AedPageData } from '../../../../domain/registry/aed-page.ts';
import { parseAed } from '../../../../domain/registry/registry-cell.ts';
import { sourceCreditsOf } from '../../../../domain/registry/source-credit.ts';
import { language } from '../../../languages/localize-text.ts';
import { useIsHydrated } from '../../../ui/lazy/use-is-hydrated.ts';
import { AccessNotes, AvailabilityLine, ReportNotes, SourceHours, UncertaintyNotes } from '../card/aed-card-lines.tsx';
import { AedDetails } from '../card/aed-details.tsx';
import { aedCardText } from '../messages/aed-card-text.ts';
import { aedEntryText as text } from '../messages/aed-entry-text.ts';
import { formatLastChecked } from '../messages/format-availability.ts';
import { withLocalName } from '../messages/local-name.ts';
import { aedDetailsText } from '../messages/registry-text.ts';
import { SourceCredits } from '../results/sources/source-credits.tsx';
import { useClockTick } from '../search/use-clock-tick.ts';
import styles from './aed-entry.module.css';
import { EntryDirections } from './entry-directions.tsx';
import { StructuredData } from './structured-data.tsx';
import { useAedWithReports } from './use-aed-reports.ts';

/**
 * The number of decimal places of the displayed coordinates. Five places are accurate to about a metre. URLs of maps
 * have five as well.
 */
const coordinateDecimals = 5;

type ListedData = Extract<AedPageData, { readonly kind: 'listed' }>;

type ListedAedEntryProps = Omit<ListedData, 'kind' | 'id'> & {
  readonly onTheSpot: (aed: RegisteredAed) => ReactNode;
};

/** Assesses an AED for a person who stands beside it and needs no time to get there. */
const assessOnSite = (item: RegisteredAed, now: Date): AssessedAed =>
  assessOnArrival({ item, distanceKm: 0, byStreet: { footKm: 0, footMinutes: 0, carMinutes: null } }, now);

/** The page of a listed AED, with everything that is known about it. It is readable without JavaScript. */
export function ListedAedEntry({ feature, sources, hasStreets, now: renderedFor, onTheSpot }: ListedAedEntryProps) {
  const listed = useMemo(() => withLocalName(parseAed(feature)), [feature]);
  const aed = useAedWithReports(listed);
  const now = useNow(renderedFor);
  const isHydrated = useIsHydrated();
  const assessed = assessOnSite(aed, now);
  const { hoursText } = aed;
  const isUnsure = assessed.availability.state === 'unknown' && hoursText !== null;
  const local = localTimeAt(now, aed.timeZone);
  return (
    <>
      <header className={styles.head}>
        <p className="tag">{aedCardText.unnamed}</p>
        <h1 className={styles.title}>
          <bdi>{aed.name}</bdi>
        </h1>
        {aed.address !== null && (
          <p className={styles.address}>
            <bdi>{aed.address}</bdi>
          </p>
        )}
        <div className={styles.state}>
          <AccessNotes aed={aed} says="way" />
          <AvailabilityLine assessed={assessed} alwaysOpen={null} now={now} text={null} />
          {local !== null && <p className="note">{text.localTime(formatMinuteOfDay(local.minute))}</p>}
          <AccessNotes aed={aed} says="limit" />
          {isUnsure && <SourceHours hoursText={hoursText} isWhole />}
          <UncertaintyNotes assessed={assessed} />
          {aed.reported !== undefined && <ReportNotes aed={aed} now={now} />}
        </div>
      </header>
      <EntryDirections aed={aed} sources={sources} hasStreets={hasStreets} />
      <div className={styles.columns}>
        <section className={styles.part}>
          <AedDetails
            aed={aed}
            wholeHours={null}
            sources={sources}
            languages={isHydrated ? navigator.languages : [language.tag]}
            onShowOnMap={null}
          />
        </section>
        <section className={styles.part}>
          <EntryFacts aed={aed} now={now} />
        </section>
      </div>
      {onTheSpot(aed)}
      <p className={`note ${styles.credits}`}>
        <SourceCredits credits={sourceCreditsOf(sources, null)} />
      </p>
      <StructuredData aed={aed} />
    </>
  );
}

/** A list of facts that identify an AED: its number, its last check, its coordinates and its plus code. */
function EntryFacts({ aed, now }: { readonly aed: RegisteredAed; readonly now: Date }) {
  const [longitude, latitude] = aed.position;
  return (
    <dl className={styles.facts}>
      <dt>{text.checked}</dt>
      <dd>{aed.checked === null ? text.notChecked : formatLastChecked(aed.checked, now)}</dd>
      <dt>{text.coordinates}</dt>
      <dd>
        <bdi dir="ltr">{`${latitude.toFixed(coordinateDecimals)}, ${longitude.toFixed(coordinateDecimals)}`}</bdi>
      </dd>
      <dt>{aedDetailsText.plusCode}</dt>
      <dd>
        <bdi dir="ltr" translate="no">
          {encodePlusCode(aed.position)}
        </bdi>
      </dd>
    </dl>
  );
}

/**
 * Returns the time at which the page was rendered. After hydration, it returns the current time instead, and updates it
 * every minute.
 */
function useNow(renderedFor: string): Date {
  const [now, setNow] = useState(() => new Date(renderedFor));
  useEffect(() => setNow(new Date()), []);
  useClockTick(true, () => setNow(new Date()));
  return now;
}
