import { CprPage } from '../features/cpr/cpr-page.tsx';
import { pageMeta } from './page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Hands on the chest',
    description:
      'A beat of 110 a minute for chest compressions, by sound, light and vibration, with the three steps in pictures. Works without a network.',
    path: '/cpr',
  });

export default CprPage;
