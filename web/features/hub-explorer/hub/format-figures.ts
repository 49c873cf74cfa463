import { formatPercent } from '../../../../domain/hub/format-percent.ts';
import { formatMeasure, formatPercentage } from '../../../languages/format.ts';
import { isSourceLanguage } from '../../../languages/localize-text.ts';

/** A score from 0 to 1 as a percentage with at most one decimal: '95%' in English, '95 %' in German. */
export const formatHubScore = (share: number): string =>
  isSourceLanguage ? formatPercent(share) : formatPercentage(share, 1);

/** Whole kilometres; in English as the specification writes them, '3218 km'. */
export const formatDistance = (km: number): string =>
  isSourceLanguage ? `${Math.round(km)} km` : formatMeasure(km, 'kilometer', 0);
