import { dispatchGateway } from '../../backend/dispatch-gateway.ts';
import { useOutbox } from '../../backend/outbox/outbox-state.ts';
import { dismissRefused } from '../../backend/outbox/start-outbox.ts';
import { AedLocator } from '../../features/aed-locator/aed-locator.tsx';
import { LazyWaitingDispatches } from '../../features/aed-locator/dispatch/lazy-waiting-dispatches.tsx';
import { ReportButton } from '../../features/aed-report/report-button.tsx';
import { CoachLink } from '../../features/cpr/coach-link.tsx';
import { pageMeta } from '../page-meta.ts';
import { aedMetaText } from '../page-text.ts';

export const meta = () =>
  pageMeta({
    ...aedMetaText,
    path: '/aed',
  });

/** The locator alone, with as little beside it as can be: somebody waits. */
export default function AedPage() {
  return (
    <>
      <AedLocator gateway={dispatchGateway} isWholePage coach={CoachLink} report={ReportButton} />
      <LazyWaitingDispatches {...useOutbox()} onDismiss={dismissRefused} />
    </>
  );
}
