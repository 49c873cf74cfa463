import { dispatchGateway } from '../backend/dispatch-gateway.ts';
import { AedLocator } from '../features/aed-locator/aed-locator.tsx';
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
  return <AedLocator gateway={dispatchGateway} isWholePage />;
}
