import type { RegistryReader } from '../../../domain/registry/read-aeds-in-area.ts';
import type { CheckGateway } from '../../backend/check-gateway.ts';
import type { AuthSession } from '../../backend/session/auth-session.ts';
import { Button, ButtonLink } from '../../ui/control/button.tsx';
import { createLazyComponent } from '../../ui/lazy/create-lazy-component.tsx';
import styles from './due-checks-page.module.css';
import { dueChecksText as text } from './text.ts';

const StewardRounds = createLazyComponent(async () => (await import('./steward-inspections.tsx')).StewardInspections, {
  meanwhile: <p role="status">{text.loading}</p>,
  missing: (cause) => {
    console.error('The code of the rounds did not load.', cause);
    return RoundsMissing;
  },
});

interface DueChecksPageProps {
  readonly gateway: CheckGateway;
  readonly reader: RegistryReader;
  readonly session: AuthSession;
}

/**
 * A page for stewards. It lists the AEDs in a steward's areas that are due for a check. Most of its code loads only if
 * somebody is signed in.
 */
export function DueChecksPage({ gateway, reader, session }: DueChecksPageProps) {
  return (
    <div className={`page-frame ${styles.page}`} data-round>
      <noscript>{text.needsScript}</noscript>
      {session.status === 'unknown' && <p role="status">{text.looking}</p>}
      {session.status === 'signed-out' && (
        <>
          <p>{text.signIn}</p>
          <ButtonLink tone="primary" to="/sign-in">
            {text.signInLink}
          </ButtonLink>
        </>
      )}
      {session.status === 'signed-in' &&
        (session.owesCode ? (
          <>
            <p>{text.owesCode}</p>
            <ButtonLink to="/my-account">{text.myAccount}</ButtonLink>
          </>
        ) : (
          <StewardRounds key={session.userId} gateway={gateway} reader={reader} userId={session.userId} />
        ))}
    </div>
  );
}

function RoundsMissing() {
  return (
    <div role="alert" className={styles.state}>
      <p>{text.failed}</p>
      <Button onClick={() => window.location.reload()}>{text.tryAgain}</Button>
    </div>
  );
}
