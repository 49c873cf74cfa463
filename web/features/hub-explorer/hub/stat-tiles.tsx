import type { ReactNode } from 'react';
import { hubs } from '../../../../content/hubs.ts';
import { computeVerifiedRecordPercent, useRecordVerification } from '../../../backend/record-verification.ts';
import { formatPercentage } from '../../../languages/format.ts';
import { SampleMark } from '../../../ui/page/sample-mark.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { explorerText } from '../text.ts';
import styles from './stat-tiles.module.css';

/** Example figures from the specification. The number of active nodes is replaced when the real one is known. */
const exampleActiveNodes = 127;
const designedHubCount = 30;
const exampleVerified = 0.96;

/** Three figures above the map. `withinRadius` is null until the visitor's position is known. */
export function StatTiles({ withinRadius }: { withinRadius: number | null }) {
  const isKnown = withinRadius !== null;
  return (
    <dl className={styles.tiles}>
      <Tile
        label={explorerText.activeNodes}
        value={withinRadius ?? exampleActiveNodes}
        hint={isKnown ? explorerText.activeNodesKnown : explorerText.activeNodesUnknown}
        mark={isKnown ? null : <SampleMark />}
      />
      <Tile
        label={explorerText.longevityHubs}
        value={designedHubCount}
        hint={explorerText.longevityHubsHint(hubs.length)}
      />
      <Tile
        label={explorerText.verified}
        value={formatPercentage(exampleVerified)}
        hint={<SampleMark />}
        mark={<MeasuredShare />}
      />
    </dl>
  );
}

/** A placeholder that reserves space for the text with the server's figure, so that the layout does not shift. */
const sharePlaceholder = explorerText.measured(formatPercentage(1), 1000);

/** The measured share of records that match their checksums. It is shown below the example figure. */
function MeasuredShare() {
  const check = useRecordVerification();
  const isKnown = typeof check === 'object' && check !== null;
  return (
    <SiteLink to="/methodology#tempesta-checksum" className={styles.measured}>
      <span className={styles.rooms} data-unknown={explorerText.measuredUnknown} data-known={sharePlaceholder}>
        <span>
          {isKnown
            ? explorerText.measured(formatPercentage(computeVerifiedRecordPercent(check) / 100), check.records)
            : explorerText.measuredUnknown}
        </span>
      </span>
    </SiteLink>
  );
}

interface TileProps {
  readonly label: string;
  readonly value: number | string;
  readonly hint?: ReactNode;
  readonly mark?: ReactNode;
}

function Tile({ label, value, hint, mark }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.hint}>
        {hint}
        {mark}
      </dd>
    </div>
  );
}
