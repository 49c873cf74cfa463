import { CprPage } from '../../features/cpr/cpr-page.tsx';
import { pageMeta } from '../page-meta.ts';
import { cprMetaText } from './cpr-page-text.ts';

export const meta = () =>
  pageMeta({
    ...cprMetaText,
    path: '/cpr',
  });

export default CprPage;
