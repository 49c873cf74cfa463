import { useQuery } from '@tanstack/react-query';
import type { AdministrationGateway } from '../../backend/administration-gateway.ts';
import styles from './admin-panel.module.css';
import { formatTime } from './format-time.ts';
import { LoadFailure, LoadingLogs } from './load-states.tsx';
import { panelText } from './panel-text.ts';

/** Who looked at which log, when and why. */
export function AuditTrail({ gateway }: { gateway: AdministrationGateway }) {
  const trail = useQuery({ queryKey: ['audit-trail'], queryFn: () => gateway.auditTrail() });
  const { audit } = panelText;
  if (trail.isPending) return <LoadingLogs />;
  if (trail.isError) return <LoadFailure onRetry={() => void trail.refetch()} />;
  if (trail.data.length === 0) return <p className={styles.empty}>{audit.none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls sideways on a phone
    <section className={styles.scroller} tabIndex={0} aria-label={panelText.tabs.audit}>
      <table className={styles.table}>
        <caption className={styles.caption}>{audit.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{audit.time}</th>
            <th scope="col">{audit.who}</th>
            <th scope="col">{audit.log}</th>
            <th scope="col">{audit.reason}</th>
          </tr>
        </thead>
        <tbody>
          {trail.data.map((entry) => (
            <tr key={entry.id}>
              <td>{formatTime(entry.accessed_at)}</td>
              <td>{entry.accessed_by_email}</td>
              <td className={styles.code}>{entry.log_id}</td>
              <td>{entry.access_reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
