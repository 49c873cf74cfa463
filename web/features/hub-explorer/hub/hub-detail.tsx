import type { Hub } from '../../../../domain/hub/hub.ts';
import { englishAttributes } from '../../../languages/localize-text.ts';
import { ButtonLink } from '../../../ui/control/button.tsx';
import { explorerText } from '../text.ts';
import { formatHubScore } from './format-figures.ts';
import styles from './hub-detail.module.css';
import { PlaceName } from './place-name.tsx';

/** Details of the selected hub, below the map. */
export function HubDetail({ hub, isNearest }: { hub: Hub | null; isNearest: boolean }) {
  if (hub === null) return <Invitation />;
  const { sli, xiAccess, estimated } = hub;
  return (
    <section className={styles.detail} aria-label={hub.name} data-testid="hub-detail">
      <Head hub={hub} isNearest={isNearest} />
      <dl className={styles.scores}>
        <Score
          label={explorerText.sli}
          share={sli}
          hint={explorerText.sliHint}
          isEstimated={estimated.includes('sli')}
        />
        <Score
          label={explorerText.accessStability}
          share={xiAccess}
          hint={explorerText.accessHint}
          isEstimated={estimated.includes('xiAccess')}
        />
      </dl>
    </section>
  );
}

/** An invitation to select a hub. It has only one line, because every visitor scrolls past it. */
function Invitation() {
  return (
    <section className={styles.empty} aria-label={explorerText.nothingSelected} data-testid="hub-detail">
      <h3>{explorerText.nothingSelected}</h3> <p>{explorerText.invitation}</p>
    </section>
  );
}

function Head({ hub, isNearest }: { hub: Hub; isNearest: boolean }) {
  return (
    <div className={styles.head}>
      <p className={styles.region}>
        <bdi {...englishAttributes}>{hub.region}</bdi>
        {isNearest && <span className={styles.badge}>{explorerText.nearestBadge}</span>}
      </p>
      <h3 className={styles.name}>
        <PlaceName hub={hub} />
      </h3>
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
  readonly share: number;
  readonly hint: string;
  readonly isEstimated: boolean;
}

function Score({ label, share, hint, isEstimated }: ScoreProps) {
  return (
    <div className={styles.score}>
      <dt>{label}</dt>
      <dd className={styles.value}>{formatHubScore(share)}</dd>
      <dd className={`note ${styles.hint}`}>{hint}</dd>
      <dd className={styles.estimate}>
        <span className={styles.mark}>{isEstimated ? explorerText.estimate : explorerText.founding}</span>
      </dd>
    </div>
  );
}
