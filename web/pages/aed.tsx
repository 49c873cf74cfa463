import { dispatchGateway } from '../backend/dispatch-gateway.ts';
import { useOutbox } from '../backend/outbox-state.ts';
import { dismissRefused } from '../backend/start-outbox.ts';
import { AedLocator } from '../features/aed-locator/aed-locator.tsx';
import { WaitingDoor } from '../features/aed-locator/waiting-door.tsx';
import { pageMeta } from './page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Find an AED',
    description:
      'The nearest defibrillators, those that are open when you arrive first, and the number to call before anything else.',
    path: '/aed',
  });

/** The locator alone, with as little beside it as can be: somebody waits. */
export default function AedPage() {
  return (
    <>
      <AedLocator gateway={dispatchGateway} isWholePage />
      <WaitingDoor {...useOutbox()} onDismiss={dismissRefused} />
    </>
  );
}
