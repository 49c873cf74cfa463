import ArrowLeft from '@lucide/icons/icons/arrow-left';
import type { MetaFunction } from 'react-router';
import { publishedRecords } from '../../../content/published-records.ts';
import { totalChecks } from '../../../domain/checks/run-checks.ts';
import { useReportCounts } from '../../backend/reports/report-counts.ts';
import { AccessSystem } from '../../features/architecture/access-system.tsx';
import { CorePrinciples } from '../../features/architecture/core-principles.tsx';
import { formatDecisionCounts, formatReportCounts } from '../../features/architecture/format-report-counts.ts';
import { StepList } from '../../features/architecture/step-list.tsx';
import { architectureText } from '../../features/architecture/text.ts';
import { LedgerSummary } from '../../features/ledger/snapshot/ledger-summary.tsx';
import { RecordCheckSummary } from '../../features/record-checksum/record-check-summary.tsx';
import { ButtonLink } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Section } from '../../ui/page/section.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/architecture';
import styles from './architecture.module.css';

/** Runs at build time, so that the page's HTML contains the numbers of places, profiles, records and checks. */
export function loader() {
  const countOf = (kind: string) => publishedRecords.filter(({ id }) => id.startsWith(`${kind}/`)).length;
  return {
    places: countOf('hub'),
    profiles: countOf('profile'),
    records: publishedRecords.length,
    checks: totalChecks,
  };
}

export const meta: MetaFunction = () =>
  buildPageMeta({
    title: 'System architecture',
    description:
      'The six steps from a reading to the map, how much of each runs today, and the four principles behind them.',
    path: '/architecture',
  });

export default function Architecture({ loaderData: { places, profiles, records, checks } }: Route.ComponentProps) {
  const counts = useReportCounts();
  return (
    <>
      <PageHeader tag={architectureText.tag} title={architectureText.title} lede={architectureText.lede} />
      <div className={styles.steps}>
        <StepList
          figures={{
            input: formatReportCounts(counts),
            checksum: <RecordCheckSummary recordCount={records} />,
            human: formatDecisionCounts(counts),
            cluster: architectureText.checksNow(checks),
            ledger: <LedgerSummary />,
            map: architectureText.mapNow(places, profiles, records),
          }}
        />
      </div>
      <Section id="core-principles" title={architectureText.principlesTitle} tone="card">
        <CorePrinciples />
      </Section>
      <div className={styles.exits}>
        <div className={styles.inner}>
          <AccessSystem />
          <ButtonLink to="/">
            <Icon of={ArrowLeft} size={18} />
            {architectureText.back}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
