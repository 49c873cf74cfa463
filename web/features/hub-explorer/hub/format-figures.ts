import { formatPercent } from '../../../../domain/hub/format-percent.ts';
import { formatMeasure, formatPercentage } from '../../../languages/format.ts';
import { isSourceLanguage } from '../../../languages/localize-text.ts';

/** Formats a score from 0 to 1 as a percentage with at most one decimal: '95%' in English, '95 %' in German. */
export const formatHubScore = (share: number): string =>
  isSourceLanguage ? formatPercent(share) : formatPercentage(share, 1);

/**
 * Formats a distance in whole kilometres. In English it has no thousands separator, as in the specification: '3218 km'.
 */
export const formatWholeKilometres = (km: number): string =>
  isSourceLanguage ? `${Math.round(km)} km` : formatMeasure(km, 'kilometer', 0);
