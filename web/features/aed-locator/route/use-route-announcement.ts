import { useState } from 'react';
import type { RouteStep } from '../../../../domain/streets/describe-route.ts';
import { formatNextInstruction, formatWayBackToRoute, turnNowMetres } from './route-instructions.ts';
import { routeText as text } from './route-text.ts';
import type { Walk } from './walk-state.ts';

/**
 * Formats the current announcement for the walker. The text is empty if no route was found, because an alert on the
 * page says that.
 */
function formatAnnouncement(
  { phase, direction, progress, found }: Walk,
  whereInside: string,
  isNewsOfRoute: boolean,
): string {
  if (phase === 'arrived') return direction === 'there' ? `${text.atAed} ${whereInside}`.trim() : text.atPatient;
  if (phase === 'looking') return text.looking;
  if (progress === null) return '';
  if (found === 'none') return `${text.noOther} ${formatWayBackToRoute(progress)}`;
  const instruction = formatNextInstruction(progress, direction);
  return found === 'another' && isNewsOfRoute ? `${text.isNew} ${instruction}` : instruction;
}

/** What the walker was told, and in which situation. */
interface Told extends Pick<Walk, 'phase' | 'way'> {
  readonly isLost: boolean;
  readonly step: RouteStep | null;
  readonly isTurn: boolean;
  readonly words: string;
}

/**
 * Returns the text that a screen reader announces. It changes when the walker approaches another turn, and again when
 * it is time to take that turn. It does not change with every metre in between.
 */
export function useRouteAnnouncement(walk: Walk, whereInside: string): string {
  const { phase, way, progress } = walk;
  const isLost = walk.found === 'none';
  // No turn comes next for a walker who has to go back to the route.
  const next = isLost ? null : (progress?.next ?? null);
  const [told, setTold] = useState<Told | null>(null);
  const now: Told = {
    phase,
    way,
    isLost,
    step: next?.step ?? null,
    isTurn: next !== null && next.inMetres <= turnNowMetres,
    words: formatAnnouncement(walk, whereInside, way !== told?.way),
  };
  // Positions fluctuate by a few metres. A turn that the walker was told to take now is therefore not announced as a
  // coming turn again.
  const isSame =
    told !== null &&
    now.phase === told.phase &&
    now.way === told.way &&
    now.isLost === told.isLost &&
    now.step === told.step &&
    (!now.isTurn || told.isTurn);
  if (isSame) return told.words;
  setTold(now);
  return now.words;
}
