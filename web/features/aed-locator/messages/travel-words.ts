import type { DispatchMethod } from '../../../../domain/aed/aed.ts';
import {
  estimateRoundTripMinutes,
  fastestDroneMinutes,
  roundMinutes,
  travelModels,
} from '../../../../domain/aed/travel-time.ts';
import type { UsableAed } from '../../../../domain/aed/usable-aed.ts';
import { formatNumber } from '../../../languages/format.ts';
import { cardText as text } from './card-text.ts';
import { besideText } from './ranking-text.ts';

/**
 * Estimated minutes to a tenth, as in a dispatch, so that a drone just over its limit does not look as if it met it;
 * hours for distances nobody walks.
 */
export function formatMinutes(minutes: number): string {
  if (minutes >= 120) return text.hours(formatNumber(minutes / 60));
  return text.minutes(formatNumber(roundMinutes(minutes), 1));
}

/** Note beside the minutes of one way: the round trip for a person, the fastest stated drone. */
export function formatRoundTrips(usable: JudgedWay): Record<DispatchMethod, string> {
  return {
    foot: besideText.thereAndBack(formatMinutes(2 * usable.footMinutes)),
    car: besideText.thereAndBack(formatMinutes(carRoundTripMinutes(usable))),
    drone: besideText.droneAtBest(formatMinutes(fastestDroneMinutes(usable.distanceKm))),
  };
}

type JudgedWay = Pick<UsableAed, 'footMinutes' | 'distanceKm' | 'byStreet'>;

/** Round trip by car: the time to set off counts once. */
export function carRoundTripMinutes({ distanceKm, byStreet }: Omit<JudgedWay, 'footMinutes'>): number {
  const oneWay = byStreet?.carMinutes ?? null;
  return oneWay === null
    ? estimateRoundTripMinutes(distanceKm, 'car')
    : 2 * oneWay - travelModels.car.waitingSeconds / 60;
}
