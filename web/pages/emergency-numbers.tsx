import { EmergencyNumbers } from '../features/emergency-numbers/emergency-numbers.tsx';
import { numberTable } from '../features/emergency-numbers/number-rows.ts';
import { emergencyNumbersText as text } from '../features/emergency-numbers/text.ts';
import { PageOpening } from '../ui/page/page-opening.tsx';
import type { Route } from './+types/emergency-numbers.ts';
import { pageMeta } from './page-meta.ts';

/** Runs when the site is built: every row is in the page's HTML. */
export const loader = () => numberTable();

export const meta = () =>
  pageMeta({
    title: 'Emergency numbers',
    description:
      'The number to call for an ambulance in every country and territory, whether 112 helps there, and the source and year of each.',
    path: '/emergency-numbers',
  });

export default function EmergencyNumbersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageOpening tag={text.tag} title={text.title} lede={text.lede} />
      <EmergencyNumbers {...loaderData} />
    </>
  );
}
