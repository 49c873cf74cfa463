import { formatPercent } from '../../../../domain/hub/percent.ts';
import { isSourceLanguage } from '../../../languages/in-language.ts';
import { writtenMeasure, writtenPercent } from '../../../languages/written.ts';

/** A score from 0 to 1 as a percentage with at most one decimal: '95%' in English, '95 %' in German. */
export const writtenScore = (share: number): string =>
  isSourceLanguage ? formatPercent(share) : writtenPercent(share, 1);

/** Whole kilometres; in English as the specification writes them, '3218 km'. */
export const writtenDistance = (km: number): string =>
  isSourceLanguage ? `${Math.round(km)} km` : writtenMeasure(km, 'kilometer', 0);
