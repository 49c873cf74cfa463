import { buildEmergencyNumberData } from '../../features/emergency-numbers/emergency-number-rows.ts';
import { EmergencyNumbers } from '../../features/emergency-numbers/emergency-numbers.tsx';
import { emergencyNumbersText as text } from '../../features/emergency-numbers/text.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/emergency-numbers';
import { emergencyNumbersMetaText } from './emergency-numbers-page-text.ts';

/** Runs at build time, so that the page's HTML contains every row. */
export const loader = () => buildEmergencyNumberData();

export const meta = () =>
  buildPageMeta({
    ...emergencyNumbersMetaText,
    path: '/emergency-numbers',
  });

export default function EmergencyNumbersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader tag={text.tag} title={text.title} lede={text.lede} />
      <EmergencyNumbers {...loaderData} />
    </>
  );
}
