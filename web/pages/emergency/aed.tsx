import { useOutbox } from '../../backend/outbox/outbox-state.ts';
import { dismissRefusedDispatch } from '../../backend/outbox/start-outbox.ts';
import { AedLocator } from '../../features/aed-locator/aed-locator.tsx';
import { LazyWaitingDispatches } from '../../features/aed-locator/dispatch/lazy-waiting-dispatches.tsx';
import { ReportLinkContext } from '../../features/aed-locator/search/aed-source.ts';
import { openSourceForPendingClick, siteSourceLoader } from '../../features/aed-locator/source/source-loader.ts';
import { CprCoachLink } from '../../features/cpr/cpr-coach-link.tsx';
import { useLoadOnFirstGesture } from '../../ui/lazy/use-load-on-first-gesture.ts';
import { buildPageMeta } from '../page-meta.ts';
import { aedMetaText } from './aed-page-text.ts';

export const meta = () =>
  buildPageMeta({
    ...aedMetaText,
    path: '/aed',
  });

openSourceForPendingClick();

/** Loads the report button after the code of the search, so that the two do not share a slow connection. */
async function laterReportButton() {
  await siteSourceLoader.open().catch(() => {});
  return import('../../features/aed-report/report-button.tsx');
}

/** The page with only the locator. It loads as little else as possible, because someone may need an AED urgently. */
export default function AedPage() {
  const { part } = useLoadOnFirstGesture(laterReportButton);
  return (
    <>
      <ReportLinkContext value={part?.ReportButton}>
        <AedLocator isWholePage coach={CprCoachLink} />
      </ReportLinkContext>
      <LazyWaitingDispatches {...useOutbox()} onDismiss={dismissRefusedDispatch} />
    </>
  );
}
