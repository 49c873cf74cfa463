import MapPinned from '@lucide/icons/icons/map-pinned';
import { memo, type ReactNode, useId } from 'react';
import { hubs } from '../../../../content/hubs.ts';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { chooseSliBand } from '../../../../domain/hub/marker-style.ts';
import type { HubWithDistance } from '../../../../domain/hub/nearby-hubs.ts';
import { Icon } from '../../../ui/page/icon.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { explorerText } from '../text.ts';
import { formatHubScore, formatWholeKilometres } from './format-figures.ts';
import { groupByWorldRegion } from './group-by-region.ts';
import styles from './hub-list.module.css';
import { worldRegionsText } from './hub-location.ts';
import { HubLocation, PlaceName } from './place-name.tsx';
import { ScoreOriginLegend, ScoreOriginSymbol } from './score-origin-symbol.tsx';
import { SliBandIcon } from './sli-band-icon.tsx';

const groups = groupByWorldRegion(hubs);

interface HubListProps {
  /** The nearest hubs with their distances. Empty until the visitor's position is known. */
  readonly nearest: readonly HubWithDistance[];
  /** Shows a hub on the map. It is null if there is no map. */
  readonly onShow: ((hub: Hub) => void) | null;
}

/**
 * A list of all hubs by part of the world. If the visitor's position is known, the nearest hubs come first. The
 * component is memoised, so that its 52 rows do not rerender whenever the map section does.
 */
export const HubList = memo(function HubList({ nearest, onShow }: HubListProps) {
  return (
    <div className={styles.list}>
      <ScoreOriginLegend origins={explorerText} />
      {nearest.length > 0 && (
        <Group title={explorerText.nearestToYou}>
          {nearest.map(({ hub, distanceKm }) => (
            <Row key={hub.id} hub={hub} note={formatWholeKilometres(distanceKm)} onShow={onShow} />
          ))}
        </Group>
      )}
      {groups.map((group) => (
        <Group key={group.region} title={worldRegionsText[group.region]}>
          {group.hubs.map((hub) => (
            <Row key={hub.id} hub={hub} note={<HubLocation hub={hub} />} onShow={onShow} />
          ))}
        </Group>
      ))}
    </div>
  );
});

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

function Row({ hub, note, onShow }: { hub: Hub; note: ReactNode; onShow: HubListProps['onShow'] }) {
  return (
    <li className={styles.row}>
      <SliBandIcon band={chooseSliBand(hub.sli)} />
      <div className={styles.words}>
        {hub.path === null ? (
          <span className={styles.name}>
            <PlaceName hub={hub} />
          </span>
        ) : (
          <SiteLink to={hub.path} className={styles.name}>
            <PlaceName hub={hub} />
          </SiteLink>
        )}
        <span className={styles.note}>{note}</span>
        {hub.path === null && <span className={styles.soon}>{explorerText.comingSoon}</span>}
      </div>
      <span className={styles.score}>
        {`${explorerText.sli} ${formatHubScore(hub.sli)}`}
        <ScoreOriginSymbol isEstimate={hub.estimated.includes('sli')} origins={explorerText} />
      </span>
      {onShow !== null && (
        <button
          type="button"
          className={`icon-button ${styles.show}`}
          onClick={() => onShow(hub)}
          aria-label={explorerText.showHubOnMap(hub.name)}
          title={explorerText.showOnMap}
        >
          <Icon of={MapPinned} size={18} />
        </button>
      )}
    </li>
  );
}
