import { useState } from 'react';
import { formatNextInstruction, turnNowMetres } from './route-instructions.ts';
import { wayText as text } from './route-text.ts';
import type { Walk } from './walk-state.ts';

/** Formats what the walker is told now. It is empty where no route was found, which an alert says. */
function formatAnnouncement({ phase, direction, progress, isNew }: Walk): string {
  if (phase === 'arrived') return direction === 'there' ? text.atAed : text.atPatient;
  if (phase === 'looking') return text.looking;
  if (progress === null) return '';
  const instruction = formatNextInstruction(progress, direction);
  return isNew ? `${text.isNew} ${instruction}` : instruction;
}

/**
 * The text that a screen reader announces. It changes when another turn is next and again when that turn is to be
 * taken, and not for each metre in between.
 */
export function useAnnouncement(walk: Walk): string {
  const { phase, way, progress } = walk;
  const next = progress?.next ?? null;
  const now = {
    phase,
    way,
    step: next?.step ?? null,
    isTurn: next !== null && next.inMetres <= turnNowMetres,
    words: formatAnnouncement(walk),
  };
  const [told, setTold] = useState(now);
  // A turn that was announced as to be taken is not announced as coming again: positions waver by some metres.
  const isSame =
    now.phase === told.phase && now.way === told.way && now.step === told.step && (!now.isTurn || told.isTurn);
  if (isSame) return told.words;
  setTold(now);
  return now.words;
}
