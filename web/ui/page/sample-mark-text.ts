import { inLanguage } from '../../languages/in-language.ts';

export const sampleMarkText = inLanguage('sampleMarkText', { mark: 'Sample data' });
