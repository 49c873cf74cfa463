import type { Hub } from '../../../domain/hub.ts';
import { formatPercent } from '../../../domain/percent.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EstimateMark } from './estimate-mark.tsx';
import styles from './hub-detail.module.css';
import { explorerText } from './text.ts';

/** The selected hub under the map. It keeps its place while nothing is selected, so that nothing below it jumps. */
export function HubDetail({ hub, isNearest }: { hub: Hub | null; isNearest: boolean }) {
  if (hub === null) {
    return (
      <div className={styles.detail} data-empty>
        <p className={styles.invitation}>{explorerText.nothingSelected}</p>
      </div>
    );
  }
  return (
    <section className={styles.detail} aria-label={hub.name} data-testid="hub-detail">
      <div className={styles.head}>
        <p className={styles.region}>
          {hub.region}
          {isNearest && <span className={styles.badge}>{explorerText.nearestBadge}</span>}
        </p>
        <h3 className={styles.name}>{hub.name}</h3>
        {hub.path === null ? (
          <p className={styles.soon}>{explorerText.comingSoon}</p>
        ) : (
          <ButtonLink tone="primary" to={hub.path}>
            {explorerText.explorePrograms(hub.name)}
          </ButtonLink>
        )}
      </div>
      <dl className={styles.scores}>
        <Score
          label={explorerText.sli}
          share={hub.sli}
          hint={explorerText.sliHint}
          isEstimated={hub.estimated.includes('sli')}
        />
        <Score
          label={explorerText.accessStability}
          share={hub.xiAccess}
          hint={explorerText.accessHint}
          isEstimated={hub.estimated.includes('xiAccess')}
        />
      </dl>
    </section>
  );
}

interface ScoreProps {
  readonly label: string;
  readonly share: number;
  readonly hint: string;
  readonly isEstimated: boolean;
}

function Score({ label, share, hint, isEstimated }: ScoreProps) {
  return (
    <div className={styles.score}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{formatPercent(share)}</dd>
      <dd className={styles.hint}>{hint}</dd>
      {isEstimated && (
        <dd className={styles.estimate}>
          <EstimateMark />
        </dd>
      )}
    </div>
  );
}
