import { inLanguage } from '../../languages/in-language.ts';

export const trendMarkText = inLanguage('trendMarkText', { up: 'rising', down: 'falling', stable: 'steady' });
