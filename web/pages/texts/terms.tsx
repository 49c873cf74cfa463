import { LegalPage } from '../../features/legal/legal-page.tsx';
import { termsDocument } from '../../features/legal/terms-text.ts';
import { buildPageMeta } from '../page-meta.ts';

const { title, lede } = termsDocument;

export const meta = () => buildPageMeta({ title, description: lede, path: '/terms' });

export default function Terms() {
  return <LegalPage document={termsDocument} />;
}
