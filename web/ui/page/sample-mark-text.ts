import { inLanguage } from '../../languages/localize-text.ts';

export const sampleMarkText = inLanguage('sampleMarkText', { mark: 'Sample data' });
