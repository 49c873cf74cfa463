import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdministrationGateway } from '../../backend/administration-gateway.ts';
import { queryClientOf } from '../../backend/query-client.ts';
import { englishAttributes } from '../../languages/localize-text.ts';
import { createLazyComponent } from '../../ui/lazy/create-lazy-component.tsx';
import styles from './admin-panel.module.css';
import { adminPanelText } from './admin-panel-text.ts';
import { LoadFailure } from './load-failure.tsx';
import { LoadingMessage } from './loading-message.tsx';
import { AuditTrail } from './logs/audit-trail.tsx';
import { DispatchLogs } from './logs/dispatch-logs.tsx';
import { People } from './people/people.tsx';
import { ReportQueue } from './reports/report-queue.tsx';

/** The panel for AED lists and its gateway load at the same time. Nothing else on the page needs that gateway. */
const AedLists = createLazyComponent(
  async () => {
    const [{ RegistryAdmin: Tab }, { registryAdminGateway }] = await Promise.all([
      import('./registry-admin/registry-admin.tsx'),
      import('../../backend/registry-admin-gateway.ts'),
    ]);
    return () => <Tab gateway={registryAdminGateway} />;
  },
  { meanwhile: <p role="status">{adminPanelText.loadingAedLists}</p> },
);

const Streets = createLazyComponent(
  async () => {
    const [{ Streets: Tab }, { streetsGateway }] = await Promise.all([
      import('./registry-admin/streets/streets.tsx'),
      import('../../backend/registry-admin-gateway.ts'),
    ]);
    return () => <Tab gateway={streetsGateway} />;
  },
  { meanwhile: <p role="status">{adminPanelText.loadingStreets}</p> },
);

interface AdminPanelProps {
  readonly gateway: AdministrationGateway;
  /** The id of the signed-in person. Each person gets their own data cache. */
  readonly userId: string;
  /** Rendered for people who are neither administrators nor stewards. */
  readonly denied: React.ReactNode;
}

/** The panel for administrators. It is in English only, and loads only if someone is signed in. */
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
  if (access.isPending) return <LoadingMessage />;
  if (access.isError) return <LoadFailure onRetry={() => void access.refetch()} />;
  if (access.data !== null) return <Panels gateway={gateway} administratorId={access.data} />;
  return <StewardAccess gateway={gateway} userId={userId} denied={denied} />;
}

/** Shows a steward the queue of reports and nothing else of the panel. */
function StewardAccess({ gateway, userId, denied }: AdminPanelProps) {
  const access = useQuery({ queryKey: ['steward', userId], queryFn: () => gateway.isSteward(userId) });
  if (access.isPending) return <LoadingMessage />;
  if (access.isError) return <LoadFailure onRetry={() => void access.refetch()} />;
  if (!access.data) return denied;
  return (
    <div {...englishAttributes}>
      <ReportQueue userId={userId} />
    </div>
  );
}

const tabs = ['logs', 'reports', 'people', 'aedLists', 'streets', 'audit'] as const;
type Tab = (typeof tabs)[number];

function Panels({ gateway, administratorId }: { gateway: AdministrationGateway; administratorId: string }) {
  const [tab, setTab] = useState<Tab>('logs');
  return (
    <div className={styles.panel} {...englishAttributes}>
      <div className={styles.notice}>
        <p>{adminPanelText.hipaa}</p>
        <p className={`note ${styles.audited}`}>{adminPanelText.audited}</p>
      </div>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{adminPanelText.tablist}</legend>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-pressed={tab === name}
            onClick={() => setTab(name)}
          >
            {adminPanelText.tabs[name]}
          </button>
        ))}
      </fieldset>
      {tab === 'logs' && <DispatchLogs gateway={gateway} administratorId={administratorId} />}
      {tab === 'reports' && <ReportQueue userId={administratorId} />}
      {tab === 'people' && <People gateway={gateway} />}
      {tab === 'aedLists' && <AedLists />}
      {tab === 'streets' && <Streets />}
      {tab === 'audit' && <AuditTrail gateway={gateway} />}
    </div>
  );
}
