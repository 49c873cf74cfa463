import { useQuery } from '@tanstack/react-query';
import type { OwnAccountGateway } from '../../../backend/own-account-gateway.ts';
import type { OwnReport } from '../../../backend/reports/own-reports.ts';
import { formatDateTime } from '../../../languages/format.ts';
import { Button } from '../../../ui/control/button.tsx';
import panel from '../account-panel.module.css';
import { AnswerForm } from './answer-form.tsx';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';

const text = myAccountText.reports;

/**
 * The reports of the account with their outcomes, and the stewards' questions about them. Renders nothing if there are
 * no reports.
 */
export function OwnReports({ own }: { readonly own: OwnAccountGateway }) {
  const reports = useQuery({ queryKey: ['own-reports'], queryFn: () => own.reports() });
  const isAwaited = reports.isLoading && reports.failureCount === 0;
  if (reports.isPending || reports.data?.length === 0) return <span hidden data-awaited={isAwaited} />;
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
        {reports.data?.map((report) => (
          <li key={report.id} className={styles.report}>
            <div>
              <strong>{text.kinds[report.kind]}</strong> · {text.states[report.state]}
              <br />
              <span className="note">
                <bdi>{report.about}</bdi> · {formatDateTime(report.reportedAt)}
              </span>
            </div>
            <Question own={own} report={report} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Question({ own, report: { id, question } }: { readonly own: OwnAccountGateway; readonly report: OwnReport }) {
  if (question === null) return null;
  return (
    <>
      <p className={styles.named}>{text.question(question.words)}</p>
      {question.answer === null ? (
        <AnswerForm key={question.id} own={own} reportId={id} question={question} />
      ) : (
        <p className={styles.named}>{text.answered(question.answer)}</p>
      )}
    </>
  );
}
