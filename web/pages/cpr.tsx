import { CprPage } from '../features/cpr/cpr-page.tsx';
import { pageMeta } from './page-meta.ts';
import { pageText } from './page-text.ts';

export const meta = () =>
  pageMeta({
    ...pageText.cpr,
    path: '/cpr',
  });

export default CprPage;
