import { useQuery } from '@tanstack/react-query';
import type { AccountsGateway, OwnSession } from '../../../backend/accounts-gateway.ts';
import { queryClient } from '../../../backend/query-client.ts';
import { formatDateTime } from '../../../languages/format.ts';
import { Button } from '../../../ui/control/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import panel from '../account-panel.module.css';
import { formatAccountError } from '../text.ts';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';

const text = myAccountText.sessions;

/** Lists every browser that is signed in to this account, each with a button to end its session. */
export function OwnSessions({ gateway }: { gateway: AccountsGateway }) {
  const sessions = useQuery({ queryKey: ['own-sessions'], queryFn: () => gateway.sessions() });
  const end = async (work: () => Promise<void>, message: string) => {
    try {
      await work();
      showToast({ tone: 'success', title: message });
      await queryClient.invalidateQueries({ queryKey: ['own-sessions'] });
    } catch (cause) {
      showToast({ tone: 'failure', title: text.failed, description: formatAccountError(cause) });
    }
  };
  return (
    <section className={styles.part} aria-labelledby="own-sessions">
      <h2 id="own-sessions">{text.title}</h2>
      <p className={panel.lede}>{text.lede}</p>
      {sessions.isPending && <p role="status">{myAccountText.checking}</p>}
      {sessions.isError && (
        <div role="alert" className={styles.part}>
          <p>{myAccountText.loadFailed}</p>
          <Button onClick={() => void sessions.refetch()}>{myAccountText.retry}</Button>
        </div>
      )}
      <ul className={styles.sessions}>
        {sessions.data?.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            onEnd={() => void end(() => gateway.endSession(session.id), text.ended)}
          />
        ))}
      </ul>
      <Button onClick={() => void end(() => gateway.signOutEverywhere(), text.endedAll)}>{text.everywhere}</Button>
    </section>
  );
}

function SessionLine({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const started = formatDateTime(session.started_at);
  const marks = [
    text.renewed(formatDateTime(session.renewed_at)),
    ...(session.has_second_factor ? [text.withFactor] : []),
    ...(session.is_this_one ? [text.thisOne] : []),
  ];
  return (
    <li className={styles.session}>
      <span>
        {text.started(started)}
        <span className={`note ${styles.renewed}`}>{marks.join(' · ')}</span>
      </span>
      {!session.is_this_one && (
        <Button onClick={onEnd}>
          {text.end}
          <span className="visually-hidden"> {text.endOf(started)}</span>
        </Button>
      )}
    </li>
  );
}
