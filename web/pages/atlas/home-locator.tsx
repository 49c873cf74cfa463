import { dispatchGateway } from '../../backend/dispatch-gateway.ts';
import { useOutbox } from '../../backend/outbox/outbox-state.ts';
import { dismissRefused } from '../../backend/outbox/start-outbox.ts';
import { AedLocator } from '../../features/aed-locator/aed-locator.tsx';
import { LazyWaitingDispatches } from '../../features/aed-locator/dispatch/lazy-waiting-dispatches.tsx';
import { LocatorContext } from '../../features/aed-locator/search/locator-context.ts';
import { ReportButton } from '../../features/aed-report/report-button.tsx';

const services = { loadGateway: async () => dispatchGateway, Report: ReportButton };

/** The locator among home's sections, followed by dispatches that wait to be logged. */
export function LocatorOfHome() {
  return (
    <>
      <LocatorContext value={services}>
        <AedLocator />
      </LocatorContext>
      <LazyWaitingDispatches {...useOutbox()} onDismiss={dismissRefused} />
    </>
  );
}
