import { accessibilityDocument } from '../../features/legal/accessibility-text.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { pageMeta } from '../page-meta.ts';

const { title, lede } = accessibilityDocument;

export const meta = () => pageMeta({ title, description: lede, path: '/accessibility' });

export default function Accessibility() {
  return <LegalPage document={accessibilityDocument} />;
}
