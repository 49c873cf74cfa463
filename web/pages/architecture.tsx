import { ArrowLeft } from 'lucide-react';
import type { MetaFunction } from 'react-router';
import { publishedRecords } from '../../content/published-records.ts';
import { AccessSystem } from '../features/architecture/access-system.tsx';
import { CorePrinciples } from '../features/architecture/core-principles.tsx';
import { StepList } from '../features/architecture/step-list.tsx';
import { architectureText } from '../features/architecture/text.ts';
import { LedgerFigure } from '../features/ledger/ledger-figure.tsx';
import { RecordCheckFigure } from '../features/record-checksum/record-check-figure.tsx';
import { ButtonLink } from '../ui/control/button.tsx';
import { PageOpening } from '../ui/page/page-opening.tsx';
import { Section } from '../ui/page/section.tsx';
import type { Route } from './+types/architecture.ts';
import styles from './architecture.module.css';
import { pageMeta } from './page-meta.ts';

/** Runs when the site is built: what the map shows is in the page's HTML. */
export function loader() {
  const countOf = (kind: string) => publishedRecords.filter(({ id }) => id.startsWith(`${kind}/`)).length;
  return { places: countOf('hub'), profiles: countOf('profile'), records: publishedRecords.length };
}

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'System architecture',
    description:
      'The six steps from a reading to the map, which of them run today and which are still a design, and the four principles that hold for all.',
    path: '/architecture',
  });

export default function Architecture({ loaderData: { places, profiles, records } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening tag={architectureText.tag} title={architectureText.title} lede={architectureText.lede} />
      <div className={styles.steps}>
        <StepList
          figures={{
            ...architectureText.notCounted,
            checksum: <RecordCheckFigure recordCount={records} />,
            ledger: <LedgerFigure />,
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
            <ArrowLeft aria-hidden="true" size={18} />
            {architectureText.back}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
