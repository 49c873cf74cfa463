import type { RouteStep, StreetRoute } from '../../../../domain/streets/describe-route.ts';
import type { RouteProgress } from '../../../../domain/streets/follow-route.ts';
import { capitalizeFirst, formatMeasure } from '../../../languages/format.ts';
import { wayText as text } from './route-text.ts';

/** The leg of the walk: to the AED, or back with it. */
export type WalkLeg = 'there' | 'back';

/** A turn within this distance is announced as 'now'. */
const nowMetres = 12;

/** Formats a distance for walkers: rounded to 5 or 10 m, from a kilometre on to 100 m. */
export function formatWalkingDistance(metres: number): string {
  if (metres >= 1000) return formatMeasure(Math.round(metres / 100) / 10, 'kilometer', 1);
  const step = metres < 30 ? 5 : 10;
  return formatMeasure(Math.max(step, Math.round(metres / step) * step), 'meter');
}

/** "left into High Street", "right, on the steps"; null for the first step, which has no turn. */
function turnWords({ turn, name, kind }: RouteStep): string | null {
  if (turn === null) return null;
  const words = text.turns[turn];
  if (kind !== 'street' && kind !== 'path') return text.onto(words, text.kinds[kind]);
  return name === '' ? words : text.into(words, name);
}

const endWords = (direction: WalkLeg, metres: number) =>
  direction === 'there' ? text.toAed(formatWalkingDistance(metres)) : text.toPatient(formatWalkingDistance(metres));

/** The next instruction, as one sentence. */
export function formatNextInstruction({ next, leftMetres }: RouteProgress, direction: WalkLeg): string {
  const turn = next === null ? null : turnWords(next.step);
  if (next === null || turn === null) return endWords(direction, leftMetres);
  return next.inMetres <= nowMetres ? text.now(turn) : text.next(formatWalkingDistance(next.inMetres), turn);
}

/** An entry of the list of turns: the turn, and the distance to walk after it. */
export function formatRouteStep(step: RouteStep): string {
  const start = step.name === '' ? text.setOff : text.setOffAlong(step.name);
  return `${capitalizeFirst(turnWords(step) ?? start)}. ${text.goOn(formatWalkingDistance(step.metres))}.`;
}

/** A straight section off the streets is mentioned only from this length on, in metres. */
const saidStraightMetres = 30;

/** The straight section before the first street; null if it is short. */
export function formatStartOffStreet({ straightMetres }: StreetRoute): string | null {
  return straightMetres.before < saidStraightMetres
    ? null
    : text.straightStart(formatWalkingDistance(straightMetres.before));
}

/** The straight section from the last street to the destination; null if it is short. */
export function formatEndOffStreet({ straightMetres }: StreetRoute): string | null {
  return straightMetres.after < saidStraightMetres
    ? null
    : text.straightEnd(formatWalkingDistance(straightMetres.after));
}
