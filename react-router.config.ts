import type { Config } from '@react-router/dev/config';
import { everyPath } from './web/every-path.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...everyPath],
} satisfies Config;
