import type { MetaFunction } from 'react-router';
import { ExplainerPlayer } from '../features/player/explainer-player.tsx';
import { playerText } from '../features/player/text.ts';
import { buildPageMeta } from './page-meta.ts';

export const meta: MetaFunction = () => [
  ...buildPageMeta({ title: playerText.title, description: playerText.description, path: '/player' }),
  { name: 'robots', content: 'noindex' },
];

export default function Player() {
  return <ExplainerPlayer />;
}
