import { inLanguage } from '../../languages/localize-text.ts';

export const trendMarkText = inLanguage('trendMarkText', { up: 'rising', down: 'falling', stable: 'steady' });
