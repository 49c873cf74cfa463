import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { Link } from 'react-router';
import { backToMap } from '../../map/back-to-map.ts';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './map-link.module.css';
import { placeProfileText } from './text.ts';

/** A link back to the map from which the visitor came. */
export function MapLink() {
  return (
    <p className={styles.row}>
      <Link to="/" state={backToMap} className={styles.link}>
        <Icon of={ArrowLeft} size={18} />
        {placeProfileText.backToMap}
      </Link>
    </p>
  );
}
