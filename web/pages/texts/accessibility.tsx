import { accessibilityDocument } from '../../features/legal/accessibility-text.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { buildPageMeta } from '../page-meta.ts';

const { title, lede } = accessibilityDocument;

export const meta = () => buildPageMeta({ title, description: lede, path: '/accessibility' });

export default function Accessibility() {
  return <LegalPage document={accessibilityDocument} />;
}
