import type { StreetWay, WayStep } from '../../../../domain/streets/describe-way.ts';
import type { WayProgress } from '../../../../domain/streets/follow-way.ts';
import { formatMeasure, withLargeStart } from '../../../languages/format.ts';
import { wayText as text } from './way-text.ts';

/** Which way of the errand: to the AED, or back with it. */
export type Direction = 'there' | 'back';

/** So near a turn is made now. */
const nowMetres = 12;

/** Metres as one counts them while walking: to ten, and to a hundred of a kilometre and more. */
export function walkedWords(metres: number): string {
  if (metres >= 1000) return formatMeasure(Math.round(metres / 100) / 10, 'kilometer', 1);
  const step = metres < 30 ? 5 : 10;
  return formatMeasure(Math.max(step, Math.round(metres / step) * step), 'meter');
}

/** "left into High Street", "right, on the steps"; null for the first step, which no turn starts. */
function turnWords({ turn, name, kind }: WayStep): string | null {
  if (turn === null) return null;
  const words = text.turns[turn];
  if (kind !== 'street' && kind !== 'path') return text.onto(words, text.kinds[kind]);
  return name === '' ? words : text.into(words, name);
}

const endWords = (direction: Direction, metres: number) =>
  direction === 'there' ? text.toAed(walkedWords(metres)) : text.toPatient(walkedWords(metres));

/** What to do next, in one sentence. */
export function nextWords({ next, leftMetres }: WayProgress, direction: Direction): string {
  const turn = next === null ? null : turnWords(next.step);
  if (next === null || turn === null) return endWords(direction, leftMetres);
  return next.inMetres <= nowMetres ? text.now(turn) : text.next(walkedWords(next.inMetres), turn);
}

/** A step of the list: how it starts, and how far it continues. */
export function stepWords(step: WayStep): string {
  const start = step.name === '' ? text.setOff : text.setOffAlong(step.name);
  return `${withLargeStart(turnWords(step) ?? start)}. ${text.goOn(walkedWords(step.metres))}.`;
}

/** What remains to be said of the end of a way that no street leads to; null if one does. */
export function endOfStreetsWords({ straightMetres }: StreetWay): string | null {
  return straightMetres.after < 30 ? null : text.straightEnd(walkedWords(straightMetres.after));
}
