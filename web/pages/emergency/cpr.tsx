import { CprPage } from '../../features/cpr/cpr-page.tsx';
import { buildPageMeta } from '../page-meta.ts';
import { cprMetaText } from './cpr-page-text.ts';

export const meta = () =>
  buildPageMeta({
    ...cprMetaText,
    path: '/cpr',
  });

export default CprPage;
