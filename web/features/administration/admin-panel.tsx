import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { AdministrationGateway } from '../../backend/administration-gateway.ts';
import { queryClientOf } from '../../backend/query-client.ts';
import styles from './admin-panel.module.css';
import { AuditTrail } from './audit-trail.tsx';
import { DispatchLogs } from './dispatch-logs.tsx';
import { LoadFailure } from './load-failure.tsx';
import { LoadingLogs } from './loading-logs.tsx';
import { panelText } from './panel-text.ts';
import { People } from './people.tsx';

/** With its gateway, which nothing else on the page needs. */
const Registers = lazy(async () => {
  const [{ Registers: Tab }, { registersGateway }] = await Promise.all([
    import('./registers/registers.tsx'),
    import('../../backend/registers-gateway.ts'),
  ]);
  return { default: () => <Tab gateway={registersGateway} /> };
});

interface AdminPanelProps {
  readonly gateway: AdministrationGateway;
  /** The signed-in person, so that one person's answers never serve the next. */
  readonly userId: string;
  /** What somebody without the role sees. */
  readonly denied: React.ReactNode;
}

/** The panel for administrators; loaded only where somebody is signed in. */
export function AdminPanel(props: AdminPanelProps) {
  return (
    <QueryClientProvider client={queryClientOf(props.userId)}>
      <Access {...props} />
    </QueryClientProvider>
  );
}

function Access({ gateway, userId, denied }: AdminPanelProps) {
  const access = useQuery({
    queryKey: ['administrator', userId],
    queryFn: () => gateway.administratorId(),
  });
  if (access.isPending) return <LoadingLogs />;
  if (access.isError) return <LoadFailure onRetry={() => void access.refetch()} />;
  return access.data === null ? denied : <Panels gateway={gateway} administratorId={access.data} />;
}

const tabs = ['logs', 'people', 'registers', 'audit'] as const;
type Tab = (typeof tabs)[number];

function Panels({ gateway, administratorId }: { gateway: AdministrationGateway; administratorId: string }) {
  const [tab, setTab] = useState<Tab>('logs');
  return (
    <div className={styles.panel}>
      <div className={styles.notice}>
        <p>{panelText.hipaa}</p>
        <p className={styles.audited}>{panelText.audited}</p>
      </div>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{panelText.tablist}</legend>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-pressed={tab === name}
            onClick={() => setTab(name)}
          >
            {panelText.tabs[name]}
          </button>
        ))}
      </fieldset>
      {tab === 'logs' && <DispatchLogs gateway={gateway} administratorId={administratorId} />}
      {tab === 'people' && <People gateway={gateway} />}
      {tab === 'registers' && (
        <Suspense fallback={<p role="status">{panelText.loadingRegisters}</p>}>
          <Registers />
        </Suspense>
      )}
      {tab === 'audit' && <AuditTrail gateway={gateway} />}
    </div>
  );
}
