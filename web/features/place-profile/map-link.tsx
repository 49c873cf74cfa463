import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { backToMap } from '../../ui/page/back-to-map.ts';
import styles from './map-link.module.css';
import { placeText } from './text.ts';

/** The way back to where the visitor came from. */
export function MapLink() {
  return (
    <p className={styles.row}>
      <Link to="/" state={backToMap} className={styles.link}>
        <ArrowLeft aria-hidden="true" size={18} />
        {placeText.backToMap}
      </Link>
    </p>
  );
}
