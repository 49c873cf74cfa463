import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { toHttpsUrl } from '../../../../domain/report/figure-case.ts';
import type {
  CaseDecision,
  CaseReport,
  ReportCase,
  ReporterAnswer,
  StewardGateway,
} from '../../../backend/steward-gateway.ts';
import { loadWithTexts } from '../../../languages/localize-text.ts';
import { siteTiles } from '../../../site-config.ts';
import { LazyMap } from '../../../ui/lazy/lazy-map.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { formatTime } from '../format-time.ts';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingMessage } from '../loading-message.tsx';
import { DecisionForm } from './decision-form.tsx';
import styles from './report-queue.module.css';
import { reportQueueText as text } from './report-queue-text.ts';
import { type CaseContext, findNewestReportedPosition, runCaseChecks } from './run-case-checks.ts';

const loadMap = async () =>
  (await loadWithTexts(['map'], () => import('../../../map/pin/compare-locations-map.tsx'))).CompareLocationsMap;
const noReports: readonly CaseReport[] = [];

interface CaseViewProps {
  readonly reportCase: ReportCase;
  readonly userId: string;
  readonly gateway: StewardGateway;
}

/** Shows a case with everything that a steward needs to decide it, and the form for the decision. */
export function CaseView({ reportCase, userId, gateway }: CaseViewProps) {
  const reports = useQuery({
    queryKey: ['case-reports', reportCase.id],
    queryFn: () => gateway.reports(reportCase.id),
  });
  const history = useQuery({
    queryKey: ['case-history', reportCase.aed_id],
    queryFn: () => gateway.history(reportCase.aed_id),
  });
  const answers = useQuery({
    queryKey: ['case-answers', reportCase.id],
    queryFn: () => gateway.answers(reportCase.id),
  });
  const shownReports = reports.data ?? noReports;
  const facts = useQuery({
    queryKey: ['case-facts', reportCase.id, shownReports.length],
    queryFn: async () => runCaseChecks(reportCase, shownReports, await gateway.otherWords(reportCase.id)),
    enabled: reports.isSuccess,
    retry: false,
  });
  const place = findNewestReportedPosition(shownReports);
  if (reports.isPending || history.isPending || answers.isPending) return <LoadingMessage text={text.loading} />;
  if (reports.isError || history.isError || answers.isError) {
    const retry = () => void Promise.all([reports, history, answers].map(({ refetch }) => refetch()));
    return <LoadFailure title={text.loadFailed} onRetry={retry} />;
  }
  const kind = text.kinds[reportCase.kind] ?? reportCase.kind;
  return (
    <article className={styles.case} aria-label={`${kind}, ${reportCase.aed_id}`}>
      <CaseTitle kind={kind} aedId={reportCase.aed_id} />
      {reportCase.kind !== 'figure' && <BeforeAndAfter reportCase={reportCase} place={place} />}
      <Facts reportCase={reportCase} facts={facts.data} hasFailed={facts.isError} />
      <h4>{text.reports}</h4>
      <ul className={styles.records}>
        {shownReports.map((report) => (
          <li key={report.id}>
            <ReportLine report={report} />
          </li>
        ))}
      </ul>
      <h4>{text.history}</h4>
      {history.data.length === 0 && <p>{text.noHistory}</p>}
      <ol className={styles.records}>
        {history.data.map((decision) => (
          <li key={decision.id}>
            {formatTime(decision.decided_at)}: {text.decisions[decision.decision]} ({text.kinds[decision.kind]}), by{' '}
            {whoDecided(decision, userId)}. {decision.reason}
            <Answers given={answers.data.filter(({ question_id }) => question_id === decision.id)} />
          </li>
        ))}
      </ol>
      <DecisionForm
        reportCase={reportCase}
        place={place}
        reports={shownReports}
        registered={facts.data?.registered ?? null}
        gateway={gateway}
      />
    </article>
  );
}

/**
 * A title that gets the focus once the previous case has been decided. The keyboard shortcuts of the queue work only
 * while the focus is in the queue.
 */
function CaseTitle({ kind, aedId }: { readonly kind: string; readonly aedId: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(title);
  return (
    <h3 ref={title} tabIndex={-1}>
      {kind} <span className={`note ${styles.id}`}>{aedId}</span>
    </h3>
  );
}

function Answers({ given }: { readonly given: readonly ReporterAnswer[] }) {
  return given.map(({ id, answered_at, words }) => (
    <p key={id} className={styles.answer}>
      {text.answered(formatTime(answered_at))} {words}
    </p>
  ));
}

function whoDecided({ decided_by }: CaseDecision, userId: string): string {
  if (decided_by === null) return text.by.former;
  return decided_by === userId ? text.by.you : text.by.another;
}

function BeforeAndAfter({
  reportCase,
  place,
}: {
  readonly reportCase: ReportCase;
  readonly place: readonly [number, number] | null;
}) {
  const places = useMemo(() => {
    const before = { mark: text.before, position: [reportCase.longitude, reportCase.latitude] as const };
    return place === null || reportCase.kind === 'new' ? [before] : [before, { mark: text.after, position: place }];
  }, [reportCase, place]);
  return (
    <div className={styles.map}>
      <LazyMap
        load={loadMap}
        map={{ tiles: siteTiles, places, label: text.map }}
        inItsPlace="nothing"
        onFailure={() => console.error(text.mapFailed)}
      />
    </div>
  );
}

interface FactsProps {
  readonly reportCase: ReportCase;
  readonly facts: CaseContext | undefined;
  readonly hasFailed: boolean;
}

function Facts({ reportCase, facts, hasFailed }: FactsProps) {
  const element = /^osm\/((?:node|way|relation)\/\d+)$/.exec(reportCase.aed_id)?.[1];
  return (
    <>
      <h4>{reportCase.kind === 'figure' ? text.atlas : text.listed}</h4>
      {facts !== undefined && <p>{reportCase.kind === 'figure' ? <PlaceOfFigure {...facts} /> : listedWords(facts)}</p>}
      {element !== undefined && (
        <p>
          <a className={styles.link} href={`https://www.openstreetmap.org/${element}`} target="_blank" rel="noopener">
            {text.osm}
          </a>
        </p>
      )}
      <h4>{text.checks}</h4>
      {hasFailed && <p role="alert">{text.checksFailed}</p>}
      <ul className={styles.records}>
        {facts?.verdicts.map(({ check, leaning, reason }) => (
          <li key={check} data-leaning={leaning}>
            {reason} <span className="note">({text.leanings[leaning]})</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function listedWords({ registered }: CaseContext): string {
  if (registered === null) return text.notListed;
  return [registered.name, registered.address, registered.hoursText].filter((words) => words !== null).join(' · ');
}

function PlaceOfFigure({ placeOfFigure: place }: CaseContext) {
  if (place === null) return text.noPlace;
  if (place.path === null) return place.name;
  return (
    <a href={place.path} target="_blank" rel="noopener">
      {place.name}
    </a>
  );
}

function ReportLine({ report }: { readonly report: CaseReport }) {
  const source = toHttpsUrl(report.source_address ?? '');
  const parts = [
    report.seen_at === null ? null : text.seen(formatTime(report.seen_at)),
    report.box_text,
    report.hours_text,
    report.figure_value,
    report.words ?? text.noWords,
    report.contact === null ? null : `${text.contact} ${report.contact}`,
  ];
  return (
    <>
      {formatTime(report.reported_at)}: {parts.filter((part) => part !== null).join(' · ')}
      {source !== null && (
        <>
          {' · '}
          <a href={source} target="_blank" rel="noopener noreferrer nofollow">
            {source}
          </a>
        </>
      )}
    </>
  );
}
