import { HeartPulse, Leaf, ShieldAlert } from 'lucide-react';
import { type Alert, sampleAlerts } from '../../../content/samples/alerts.ts';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './alerts.module.css';
import { alertsText as text } from './text.ts';

const signs = { health: HeartPulse, safety: ShieldAlert, environmental: Leaf };

function AlertRow({ alert }: { alert: Alert }) {
  const Sign = signs[alert.type];
  return (
    <article className={styles.row} aria-labelledby={alert.id}>
      <p className={styles.where}>
        <span>{text.away(alert.distanceKm)}</span>
        <span className={styles.when}>{alert.timestamp}</span>
      </p>
      <div className={styles.notice}>
        <p className={styles.type}>
          <Sign aria-hidden="true" size={18} strokeWidth={1.5} />
          {text.types[alert.type]}
        </p>
        <h3 id={alert.id}>{alert.title}</h3>
        <p className={styles.message}>{alert.message}</p>
      </div>
      <p className={styles.badge} data-severity={alert.severity}>
        {text.severities[alert.severity]}
        <span className="visually-hidden"> {text.severity}</span>
      </p>
    </article>
  );
}

/** A ledger of what is going on nearby. */
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
