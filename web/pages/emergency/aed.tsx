import { useMemo } from 'react';
import { useOutbox } from '../../backend/outbox/outbox-state.ts';
import { dismissRefused } from '../../backend/outbox/start-outbox.ts';
import { AedLocator } from '../../features/aed-locator/aed-locator.tsx';
import { LazyWaitingDispatches } from '../../features/aed-locator/dispatch/lazy-waiting-dispatches.tsx';
import { LocatorContext } from '../../features/aed-locator/search/locator-context.ts';
import { openForWaitingPress, siteLoader } from '../../features/aed-locator/source/source-loader.ts';
import { CoachLink } from '../../features/cpr/coach-link.tsx';
import { useOnFirstGesture } from '../../ui/lazy/use-on-first-gesture.ts';
import { pageMeta } from '../page-meta.ts';
import { aedMetaText } from './aed-page-text.ts';

export const meta = () =>
  pageMeta({
    ...aedMetaText,
    path: '/aed',
  });

openForWaitingPress();

const answer = () => import('./aed-answer.ts');

/** After the search's own code, because both share a slow connection. */
async function laterAnswer() {
  await siteLoader.open().catch(() => {});
  return answer();
}

const loadGateway = async () => (await answer()).dispatchGateway;

/** The locator alone, with as little else as possible: someone is waiting. */
export default function AedPage() {
  const { part } = useOnFirstGesture(laterAnswer);
  const Report = part?.ReportButton;
  const services = useMemo(() => ({ loadGateway, Report }), [Report]);
  return (
    <>
      <LocatorContext value={services}>
        <AedLocator isWholePage coach={CoachLink} />
      </LocatorContext>
      <LazyWaitingDispatches {...useOutbox()} onDismiss={dismissRefused} />
    </>
  );
}
