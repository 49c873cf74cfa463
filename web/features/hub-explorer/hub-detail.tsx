import type { Hub } from '../../../domain/hub.ts';
import { formatPercent } from '../../../domain/percent.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EstimateMark } from './estimate-mark.tsx';
import styles from './hub-detail.module.css';
import { explorerText } from './text.ts';

/** The selected hub under the map. Its places stand there while nothing is selected, so that nothing below ever jumps. */
export function HubDetail({ hub, isNearest }: { hub: Hub | null; isNearest: boolean }) {
  return (
    <section
      className={styles.detail}
      aria-label={hub?.name ?? explorerText.nothingSelected}
      data-testid="hub-detail"
      data-empty={hub === null}
    >
      {hub === null ? <Invitation /> : <Head hub={hub} isNearest={isNearest} />}
      <dl className={styles.scores}>
        <Score
          label={explorerText.sli}
          share={hub?.sli ?? null}
          hint={explorerText.sliHint}
          isEstimated={hub?.estimated.includes('sli') ?? false}
        />
        <Score
          label={explorerText.accessStability}
          share={hub?.xiAccess ?? null}
          hint={explorerText.accessHint}
          isEstimated={hub?.estimated.includes('xiAccess') ?? false}
        />
      </dl>
    </section>
  );
}

function Invitation() {
  return (
    <div className={styles.head}>
      <h3 className={styles.name}>{explorerText.nothingSelected}</h3>
      <p className={styles.soon}>{explorerText.invitation}</p>
    </div>
  );
}

function Head({ hub, isNearest }: { hub: Hub; isNearest: boolean }) {
  return (
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
  );
}

interface ScoreProps {
  readonly label: string;
  readonly share: number | null;
  readonly hint: string;
  readonly isEstimated: boolean;
}

function Score({ label, share, hint, isEstimated }: ScoreProps) {
  return (
    <div className={styles.score}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{share === null ? explorerText.noScore : formatPercent(share)}</dd>
      <dd className={styles.hint}>{hint}</dd>
      {isEstimated && (
        <dd className={styles.estimate}>
          <EstimateMark />
        </dd>
      )}
    </div>
  );
}
