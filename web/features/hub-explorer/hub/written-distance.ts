import { isSourceLanguage } from '../../../languages/in-language.ts';
import { writtenMeasure } from '../../../languages/written.ts';

/** Whole kilometres; in English as the specification writes them, '3218 km'. */
export const writtenDistance = (km: number): string =>
  isSourceLanguage ? `${Math.round(km)} km` : writtenMeasure(km, 'kilometer', 0);
