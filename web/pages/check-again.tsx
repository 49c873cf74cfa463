import { checkGateway } from '../backend/check-gateway.ts';
import { readPublicReports } from '../backend/reports/public-reports.ts';
import { useSession } from '../backend/session/session.ts';
import { createRegistryClient } from '../features/aed-locator/registry/registry-client.ts';
import { withReports } from '../features/aed-locator/search/reported-aeds.ts';
import { CheckAgain } from '../features/check-again/check-again.tsx';
import { checkAgainText } from '../features/check-again/text.ts';
import { siteConfig } from '../site-config.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { pageMeta } from './page-meta.ts';

const { tag, title, lede } = checkAgainText;

export const meta = () => [
  ...pageMeta({ title, description: lede, path: '/check-again' }),
  { name: 'robots', content: 'noindex' },
];

const reader = withReports(createRegistryClient(siteConfig.registryUrl), readPublicReports);

export default function CheckAgainPage() {
  return (
    <>
      <PageHeader tag={tag} title={title} lede={lede} />
      <CheckAgain gateway={checkGateway} reader={reader} session={useSession()} />
    </>
  );
}
