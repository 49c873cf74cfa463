import type { DispatchMethod } from '../../../../domain/aed/aed.ts';
import { estimateRoundTripMinutes, fastestDroneMinutes, roundMinutes } from '../../../../domain/aed/travel-time.ts';
import { writtenNumber } from '../../../languages/written.ts';
import { cardText as text } from './card-text.ts';
import { besideText } from './ranking-text.ts';

/** Estimated minutes to the tenth, as a dispatch tells them too, so that a drone just over its limit does not read as at it; hours for what nobody walks. */
export function estimateWords(minutes: number): string {
  if (minutes >= 120) return text.hours(writtenNumber(minutes / 60));
  return text.minutes(writtenNumber(roundMinutes(minutes), 1));
}

/** What stands beside the minutes of one way: there and back for a person, the fastest drone that a maker states. */
export function besideWords(straightLineKm: number): Record<DispatchMethod, string> {
  return {
    foot: besideText.thereAndBack(estimateWords(estimateRoundTripMinutes(straightLineKm, 'foot'))),
    car: besideText.thereAndBack(estimateWords(estimateRoundTripMinutes(straightLineKm, 'car'))),
    drone: besideText.droneAtBest(estimateWords(fastestDroneMinutes(straightLineKm))),
  };
}
