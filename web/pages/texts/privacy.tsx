import { LegalPage } from '../../features/legal/legal-page.tsx';
import { privacyDocument } from '../../features/legal/privacy-text.ts';
import { buildPageMeta } from '../page-meta.ts';

const { title, lede } = privacyDocument;

export const meta = () => buildPageMeta({ title, description: lede, path: '/privacy' });

export default function Privacy() {
  return <LegalPage document={privacyDocument} />;
}
