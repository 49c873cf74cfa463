import { useQuery } from '@tanstack/react-query';
import type { OwnAccountGateway } from '../../../backend/own-account-gateway.ts';
import { Button } from '../../../ui/control/button.tsx';
import panel from '../account-panel.module.css';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';

const text = myAccountText.reports;
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What became of the account's reports, and what is asked about them. Nothing stands there for whoever never reported. */
export function OwnReports({ own }: { readonly own: OwnAccountGateway }) {
  const reports = useQuery({ queryKey: ['own-reports'], queryFn: () => own.reports() });
  if (reports.isPending || reports.data?.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="own-reports">
      <h2 id="own-reports">{text.title}</h2>
      <p className={panel.lede}>{text.lede}</p>
      {reports.isError && (
        <div role="alert" className={styles.part}>
          <p>{myAccountText.loadFailed}</p>
          <Button onClick={() => void reports.refetch()}>{myAccountText.retry}</Button>
        </div>
      )}
      <ul className={styles.reports}>
        {reports.data?.map(({ id, about, kind, reportedAt, state, question }) => (
          <li key={id}>
            <strong>{text.kinds[kind]}</strong>: {text.states[state]}
            {question !== null && <p>{text.question(question)}</p>}
            <span className={styles.small}>
              {about} · {time.format(new Date(reportedAt))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
