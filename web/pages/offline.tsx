import type { MetaFunction } from 'react-router';
import { OfflinePage } from '../features/offline/offline-page.tsx';
import { offlineText } from '../features/offline/text.ts';
import { buildPageMeta } from './page-meta.ts';

export const meta: MetaFunction = () => [
  ...buildPageMeta({ title: offlineText.title, description: offlineText.lede, path: '/offline' }),
  { name: 'robots', content: 'noindex' },
];

export default OfflinePage;
