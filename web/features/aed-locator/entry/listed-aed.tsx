import { type ReactNode, useMemo } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { formatMinute, localMoment } from '../../../../domain/aed/availability.ts';
import { judgeOnArrival, type UsableAed } from '../../../../domain/aed/usable-aed.ts';
import type { AedPageData } from '../../../../domain/registry/aed-page.ts';
import { parseAed } from '../../../../domain/registry/registry-cell.ts';
import { creditsOf } from '../../../../domain/registry/source-credit.ts';
import { language } from '../../../languages/in-language.ts';
import { useIsHydrated } from '../../../ui/lazy/use-is-hydrated.ts';
import { AedDetails } from '../card/aed-details.tsx';
import { AvailabilityLine, DoubtLines, ReportedLines, SourceHours, WordLines } from '../card/aed-lines.tsx';
import { entryText as text } from '../messages/entry-text.ts';
import { SourceCredits } from '../results/sources/source-credits.tsx';
import styles from './aed-entry.module.css';
import { EntryFacts } from './entry-facts.tsx';
import { EntryWays } from './entry-ways.tsx';
import { StructuredData } from './structured-data.tsx';
import { useNow } from './use-now.ts';
import { useReported } from './use-reported.ts';

type ListedData = Extract<AedPageData, { readonly kind: 'listed' }>;

type ListedAedProps = Omit<ListedData, 'kind' | 'id'> & {
  readonly onTheSpot: (aed: RegisteredAed) => ReactNode;
};

/** Evaluated for a person at the AED. */
const atTheSpot = (item: RegisteredAed, now: Date): UsableAed =>
  judgeOnArrival({ item, distanceKm: 0, byStreet: { footKm: 0, footMinutes: 0, carMinutes: null } }, now);

/** Everything known about a registered AED; complete without a script. */
export function ListedAedEntry({ feature, sources, hasStreets, now: renderedFor, onTheSpot }: ListedAedProps) {
  const listed = useMemo(() => parseAed(feature), [feature]);
  const aed = useReported(listed);
  const now = useNow(renderedFor);
  const isHydrated = useIsHydrated();
  const usable = atTheSpot(aed, now);
  const { hoursText } = aed;
  const isUnsure = usable.availability.state === 'unknown' && hoursText !== null;
  const local = localMoment(now, aed.timeZone);
  return (
    <>
      <header className={styles.head}>
        <p className="tag">AED</p>
        <h1 className={styles.title}>
          <bdi>{aed.name}</bdi>
        </h1>
        {aed.address !== null && (
          <p className={styles.address}>
            <bdi>{aed.address}</bdi>
          </p>
        )}
        <div className={styles.state}>
          <WordLines aed={aed} says="way" />
          <AvailabilityLine usable={usable} alwaysOpen={null} now={now} words={null} />
          {local !== null && <p className={styles.localTime}>{text.localTime(formatMinute(local.minute))}</p>}
          <WordLines aed={aed} says="limit" />
          {isUnsure && <SourceHours hoursText={hoursText} isWhole />}
          <DoubtLines usable={usable} />
          {aed.reported !== undefined && <ReportedLines aed={aed} now={now} />}
        </div>
      </header>
      <EntryWays aed={aed} sources={sources} hasStreets={hasStreets} />
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
      <p className={styles.credits}>
        <SourceCredits credits={creditsOf(sources, null)} />
      </p>
      <StructuredData aed={aed} />
    </>
  );
}
