import HeartPulse from '@lucide/icons/icons/heart-pulse';
import Leaf from '@lucide/icons/icons/leaf';
import ShieldAlert from '@lucide/icons/icons/shield-alert';
import { type Alert, sampleAlerts } from '../../../content/samples/alerts.ts';
import { formatMeasure } from '../../languages/format.ts';
import { Icon } from '../../ui/page/icon.tsx';
import { SampleMark } from '../../ui/page/sample-mark.tsx';
import { Section } from '../../ui/page/section.tsx';
import styles from './alerts.module.css';
import { alertsText as text } from './text.ts';

const signs = { health: HeartPulse, safety: ShieldAlert, environmental: Leaf };

function AlertRow({ alert }: { alert: Alert }) {
  const { title, message, timestamp } = text.notices[alert.id];
  return (
    <article className={styles.row} aria-labelledby={alert.id}>
      <p className={styles.where}>
        <span>{text.away(formatMeasure(alert.distanceKm, 'kilometer'))}</span>
        <span className={styles.when}>{timestamp}</span>
      </p>
      <div className={styles.notice}>
        <p className={styles.type}>
          <Icon of={signs[alert.type]} size={18} strokeWidth={1.5} />
          {text.types[alert.type]}
        </p>
        <h3 id={alert.id}>{title}</h3>
        <p className={styles.message}>{message}</p>
      </div>
      <p className={styles.badge} data-severity={alert.severity}>
        {text.severities[alert.severity]}
        <span className="visually-hidden"> {text.severity}</span>
      </p>
    </article>
  );
}

/** A list of notices about the visitor's surroundings. */
export function Alerts() {
  return (
    <Section isFar id="alerts" tag={text.tag} title={text.title} mark={<SampleMark />} lede={text.lede}>
      <ul className={styles.ledger}>
        {sampleAlerts.map((alert) => (
          <li key={alert.id}>
            <AlertRow alert={alert} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
