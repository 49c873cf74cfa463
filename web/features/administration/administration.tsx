import LockKeyhole from '@lucide/icons/icons/lock-keyhole';
import type { AdministrationGateway } from '../../backend/administration-gateway.ts';
import type { AuthSession } from '../../backend/session/auth-session.ts';
import { Button } from '../../ui/control/button.tsx';
import { createLazyComponent } from '../../ui/lazy/create-lazy-component.tsx';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';
import { Icon } from '../../ui/page/icon.tsx';
import { Section } from '../../ui/page/section.tsx';
import styles from './administration.module.css';
import { LoadingMessage } from './loading-message.tsx';
import { administrationText as text } from './text.ts';

const AdminPanel = createLazyComponent(async () => (await import('./admin-panel.tsx')).AdminPanel, {
  meanwhile: <LoadingMessage />,
  missing: (cause) => {
    console.error('The code of the admin panel did not load.', cause);
    return PanelMissing;
  },
});

interface AdministrationProps {
  readonly gateway: AdministrationGateway;
  readonly session: AuthSession;
}

/**
 * The section for administrators on the home page. Its code loads only if a session exists, and the server returns data
 * to administrators only.
 */
export function Administration({ gateway, session }: AdministrationProps) {
  // If the account has a second factor, the database refuses administrators' requests until its code has been entered.
  const userId = session.status === 'signed-in' && !session.owesCode ? session.userId : null;
  // In the prerendered page, nobody is signed in. After hydration, the section shows a loading message while a stored
  // session is checked.
  const isSessionChecking = useIsHydrated() && session.status === 'unknown';
  return (
    <Section id="administration" title={text.title}>
      {userId === null && (isSessionChecking ? <LoadingMessage /> : <AccessRequired />)}
      {userId !== null && <AdminPanel key={userId} gateway={gateway} userId={userId} denied={<AccessRequired />} />}
    </Section>
  );
}

function AccessRequired() {
  return (
    <div className={styles.card}>
      <Icon of={LockKeyhole} className={styles.sign} size={36} strokeWidth={1.25} />
      <div>
        <h3>{text.deniedTitle}</h3>
        <p className={styles.denied}>{text.denied}</p>
      </div>
    </div>
  );
}

function PanelMissing() {
  return (
    <div role="alert">
      <p>{text.panelMissing}</p>
      <Button onClick={() => window.location.reload()}>{text.reload}</Button>
    </div>
  );
}
