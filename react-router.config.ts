import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './web/prerender-paths.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...prerenderPaths],
} satisfies Config;
