import type { EvidenceSection, EvidenceStatement } from '../../../content/blue-zones/evidence.ts';
import { SiteLink } from '../../ui/page/site-link.tsx';
import { blueZonesText as text } from './text.ts';
import styles from './zone-evidence.module.css';

/** A source that a statement about a zone cites. */
export interface EvidenceSource {
  readonly title: string;
  readonly publisher: string;
  readonly year: number | null;
  readonly url: string;
}

export type EvidenceSources = Readonly<Record<string, EvidenceSource>>;

/** A statement followed by links to its sources, such as "Poulain et al., Experimental Gerontology 39(9), 2004". */
export function StatementWithSources({
  statement,
  sources,
}: {
  statement: EvidenceStatement;
  sources: EvidenceSources;
}) {
  return (
    <p>
      {statement.text}{' '}
      {statement.sources.map((key, at) => {
        const source = sources[key];
        return (
          source !== undefined && (
            <span key={key} className={styles.source}>
              {at > 0 && ' · '}
              <a href={source.url} title={source.title} rel="noopener">
                {source.publisher}
                {source.year !== null && `, ${source.year}`}
              </a>
            </span>
          )
        );
      })}
    </p>
  );
}

/** The statements about one zone, grouped by topic. */
export function ZoneEvidenceList({
  sections,
  sources,
}: {
  sections: readonly EvidenceSection[];
  sources: EvidenceSources;
}) {
  return (
    <dl className={styles.parts}>
      {sections.map(({ title, statements }) => (
        <div key={title} className={styles.part}>
          <dt>{title}</dt>
          <dd>
            {statements.length === 0 && <p className={styles.none}>{text.none}</p>}
            {statements.map((statement) => (
              <StatementWithSources key={statement.text} statement={statement} sources={sources} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface ProfileZoneEvidenceProps {
  readonly sections: readonly EvidenceSection[];
  readonly sources: EvidenceSources;
}

/** The section about the evidence for a blue zone, on the page of that place. */
export function ProfileZoneEvidence({ sections, sources }: ProfileZoneEvidenceProps) {
  return (
    <section className={styles.onProfile} aria-labelledby="zone-evidence">
      <h2 id="zone-evidence">{text.here}</h2>
      <ZoneEvidenceList sections={sections} sources={sources} />
      <p>
        <SiteLink to="/blue-zones-evidence">{text.whole}</SiteLink>
      </p>
    </section>
  );
}
