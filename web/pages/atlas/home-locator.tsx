import { useOutbox } from '../../backend/outbox/outbox-state.ts';
import { dismissRefusedDispatch } from '../../backend/outbox/start-outbox.ts';
import { AedLocator } from '../../features/aed-locator/aed-locator.tsx';
import { LazyWaitingDispatches } from '../../features/aed-locator/dispatch/lazy-waiting-dispatches.tsx';
import { ReportLinkContext } from '../../features/aed-locator/search/aed-source.ts';
import { ReportButton } from '../../features/aed-report/report-button.tsx';

/** The locator on the home page, followed by the dispatches that have not been logged yet. */
export function HomeLocator() {
  return (
    <>
      <ReportLinkContext value={ReportButton}>
        <AedLocator />
      </ReportLinkContext>
      <LazyWaitingDispatches {...useOutbox()} onDismiss={dismissRefusedDispatch} />
    </>
  );
}
