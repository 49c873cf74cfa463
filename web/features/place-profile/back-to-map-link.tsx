import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { Link } from 'react-router';
import { mapReturnState } from '../../map/map-return-state.ts';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './back-to-map-link.module.css';
import { placeProfileText } from './text.ts';

/** A link back to the map on the home page. */
export function BackToMapLink() {
  return (
    <p className={styles.row} data-screen-only>
      <Link to="/" state={mapReturnState} className={styles.link}>
        <Icon of={ArrowLeft} size={18} />
        {placeProfileText.backToMap}
      </Link>
    </p>
  );
}
