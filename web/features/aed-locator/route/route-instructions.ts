import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { RouteStep, StreetRoute } from '../../../../domain/streets/describe-route.ts';
import type { RouteProgress } from '../../../../domain/streets/follow-route.ts';
import { capitalizeFirst, formatMeasure } from '../../../languages/format.ts';
import { shortFacts } from '../card/aed-details.tsx';
import { aedCardText } from '../messages/aed-card-text.ts';
import { registryText } from '../messages/registry-text.ts';
import { routeText as text } from './route-text.ts';

/** The leg of the walk: 'there' leads to the AED, and 'back' brings it to the patient. */
export type WalkLeg = 'there' | 'back';

/** Formats the title of a route to an AED. The word used for a missing name needs an article in some languages. */
export const formatRouteTitle = ({ name }: Pick<RegisteredAed, 'name'>): string =>
  name === aedCardText.unnamed ? text.titleUnnamed : text.title(name);

/** Formats whether an AED is indoors, its floor and whether it is locked, as one sentence. Empty if none is known. */
export function formatShortFacts(aed: RegisteredAed): string {
  const facts = shortFacts(aed).join(registryText.comma);
  return facts === '' ? '' : `${capitalizeFirst(facts)}.`;
}

/** A turn is announced as 'now' from this distance on. */
export const turnNowMetres = 12;

/**
 * Formats a walking distance. It is rounded to 5 m if it is below 30 m, to 10 m if it is below a kilometre, and to 100
 * m otherwise.
 */
export function formatWalkingDistance(metres: number): string {
  if (metres >= 1000) return formatMeasure(Math.round(metres / 100) / 10, 'kilometer', 1);
  const step = metres < 30 ? 5 : 10;
  return formatMeasure(Math.max(step, Math.round(metres / step) * step), 'meter');
}

/**
 * Formats a turn: "left into High Street", "right, on the steps". Returns null for the first step of a route, which has
 * no turn.
 */
function formatTurn({ turn, name, kind }: RouteStep): string | null {
  if (turn === null) return null;
  const words = text.turns[turn];
  if (kind !== 'street' && kind !== 'path') return text.onto(words, text.kinds[kind]);
  return name === '' ? words : text.into(words, name);
}

const formatLastLeg = (direction: WalkLeg, metres: number) =>
  direction === 'there' ? text.toAed(formatWalkingDistance(metres)) : text.toPatient(formatWalkingDistance(metres));

/** Formats the next instruction as one sentence. */
export function formatNextInstruction({ next, leftMetres }: RouteProgress, direction: WalkLeg): string {
  const turn = next === null ? null : formatTurn(next.step);
  if (next === null || turn === null) return formatLastLeg(direction, leftMetres);
  return next.inMetres <= turnNowMetres ? text.now(turn) : text.next(formatWalkingDistance(next.inMetres), turn);
}

/** Formats the instruction for a walker who has left the route, if no other route was found. */
export const formatWayBackToRoute = ({ offMetres }: RouteProgress): string =>
  text.backToRoute(formatWalkingDistance(offMetres));

/** Formats an entry in the list of turns: the turn, and the distance to walk after it. */
export function formatRouteStep(step: RouteStep): string {
  const start = step.name === '' ? text.setOff : text.setOffAlong(step.name);
  return `${capitalizeFirst(formatTurn(step) ?? start)}. ${text.goOn(formatWalkingDistance(step.metres))}.`;
}

/** A section that does not follow a street is mentioned only if it is at least this long. */
const minStraightMetres = 30;

/** Describes the straight line from the start to the first street. Returns null if it is short. */
export function formatOffStreetStart({ straightMetres }: StreetRoute): string | null {
  return straightMetres.before < minStraightMetres
    ? null
    : text.straightStart(formatWalkingDistance(straightMetres.before));
}

/** Describes the straight line from the last street to the destination. Returns null if it is short. */
export function formatOffStreetEnd({ straightMetres }: StreetRoute): string | null {
  return straightMetres.after < minStraightMetres
    ? null
    : text.straightEnd(formatWalkingDistance(straightMetres.after));
}
