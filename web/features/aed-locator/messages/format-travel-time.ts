import type { DispatchMethod } from '../../../../domain/aed/aed.ts';
import type { AssessedAed } from '../../../../domain/aed/assessed-aed.ts';
import {
  estimateCarRoundTripMinutes,
  estimateFastestDroneMinutes,
  roundMinutes,
} from '../../../../domain/aed/travel-time.ts';
import { formatNumber } from '../../../languages/format.ts';
import { aedCardText as text } from './aed-card-text.ts';
import { travelTimeNoteText } from './ranking-text.ts';

/**
 * Formats an estimated time. Below two hours it is in minutes with one decimal, so that a drone just over its time
 * limit does not seem to meet it. From two hours on, it is in hours.
 */
export function formatMinutes(minutes: number): string {
  if (minutes >= 120) return text.hours(formatNumber(minutes / 60));
  return text.minutes(formatNumber(roundMinutes(minutes), 1));
}

/**
 * Returns the note beside the travel time of each method. On foot and by car, it is the time there and back. By drone,
 * it is the time of the fastest possible drone.
 */
export function formatTravelTimeNotes(assessed: TravelEstimate): Record<DispatchMethod, string> {
  return {
    foot: travelTimeNoteText.thereAndBack(formatMinutes(2 * assessed.footMinutes)),
    car: travelTimeNoteText.thereAndBack(formatMinutes(estimateCarRoundTripMinutes(assessed))),
    drone: travelTimeNoteText.droneAtBest(formatMinutes(estimateFastestDroneMinutes(assessed.distanceKm))),
  };
}

type TravelEstimate = Pick<AssessedAed, 'footMinutes' | 'distanceKm' | 'byStreet'>;
