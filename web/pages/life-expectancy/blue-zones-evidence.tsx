import type { MetaFunction } from 'react-router';
import { disputeResolutionStatements, disputeStatements, zoneEvidence } from '../../../content/blue-zones/evidence.ts';
import { evidenceSources } from '../../../content/blue-zones/evidence-sources.ts';
import { hubs } from '../../../content/hubs.ts';
import { blueZonesText as text } from '../../features/blue-zones/text.ts';
import { StatementWithSources, ZoneEvidenceList } from '../../features/blue-zones/zone-evidence.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/blue-zones-evidence';
import styles from './blue-zones-evidence.module.css';

/** Runs at build time, so that the page's data contain the evidence. */
export function loader() {
  const zones = zoneEvidence.map((zone) => ({ ...zone, path: hubs.find(({ id }) => id === zone.hubId)?.path ?? '/' }));
  return { zones, dispute: disputeStatements, settling: disputeResolutionStatements, sources: evidenceSources };
}

export const shouldRevalidate = () => false;

export const meta: MetaFunction = () =>
  buildPageMeta({
    title: 'The evidence on the blue zones',
    description:
      'Sardinia, Okinawa, Nicoya, Ikaria and Loma Linda: what was claimed, who validated the ages, what official counts say by decade, the criticism and the replies, each with its source.',
    path: '/blue-zones-evidence',
  });

export default function BlueZonesEvidence({ loaderData }: Route.ComponentProps) {
  const { zones, dispute, settling, sources } = loaderData;
  return (
    <>
      <PageHeader tag={text.tag} title={text.title} lede={text.lede} />
      <div className={`page-frame ${styles.text}`}>
        {zones.map(({ hubId, name, parts, path }) => (
          <section key={hubId} id={hubId} aria-labelledby={`${hubId}-title`} className={styles.part} tabIndex={-1}>
            <h2 id={`${hubId}-title`}>{name}</h2>
            <ZoneEvidenceList sections={parts} sources={sources} />
            <p>
              <SiteLink to={path}>{text.profile(name)}</SiteLink>
            </p>
          </section>
        ))}
        <section aria-labelledby="dispute" className={styles.part}>
          <h2 id="dispute">{text.dispute}</h2>
          {dispute.map((statement) => (
            <StatementWithSources key={statement.text} statement={statement} sources={sources} />
          ))}
        </section>
        <section aria-labelledby="settling" className={styles.part}>
          <h2 id="settling">{text.settling}</h2>
          {settling.map((statement) => (
            <StatementWithSources key={statement.text} statement={statement} sources={sources} />
          ))}
          <p className="note">{text.read}</p>
        </section>
      </div>
    </>
  );
}
