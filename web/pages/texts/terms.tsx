import { LegalPage } from '../../features/legal/legal-page.tsx';
import { termsDocument } from '../../features/legal/terms-text.ts';
import { pageMeta } from '../page-meta.ts';

const { title, lede } = termsDocument;

export const meta = () => pageMeta({ title, description: lede, path: '/terms' });

export default function Terms() {
  return <LegalPage document={termsDocument} />;
}
