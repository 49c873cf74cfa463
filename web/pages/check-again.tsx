import { checkGateway } from '../backend/check-gateway.ts';
import { readPublicReports } from '../backend/reports/public-reports.ts';
import { useSession } from '../backend/session/auth-session.ts';
import { createRegistryClient } from '../features/aed-locator/registry/registry-client.ts';
import { withReportsApplied } from '../features/aed-locator/search/registry-with-reports.ts';
import { DueChecksPage } from '../features/due-checks/due-checks-page.tsx';
import { dueChecksText } from '../features/due-checks/text.ts';
import { siteConfig } from '../site-config.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { buildPageMeta } from './page-meta.ts';

const { tag, title, lede } = dueChecksText;

export const meta = () => [
  ...buildPageMeta({ title, description: lede, path: '/check-again' }),
  { name: 'robots', content: 'noindex' },
];

const reader = withReportsApplied(createRegistryClient(siteConfig.registryUrl), readPublicReports);

export default function CheckAgainPage() {
  return (
    <>
      <PageHeader tag={tag} title={title} lede={lede} />
      <DueChecksPage gateway={checkGateway} reader={reader} session={useSession()} />
    </>
  );
}
