import { useEffect, useState } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { randomUuid } from '../../backend/random-uuid.ts';
import { subscribeToSession } from '../../backend/session/session.ts';
import { storedUserId } from '../../backend/session/stored-session.ts';
import type { FieldValues, SheetKind } from './report-form.tsx';

/** A report that is being written. It has its id from the beginning, so that what is sent twice is one report. */
interface Draft {
  readonly id: string;
  /** Null until it is chosen. */
  readonly kind: SheetKind | null;
  readonly fields: FieldValues;
  readonly place: LongitudeLatitude | null;
}

/** In this page's memory only: what somebody writes about an AED is for those who check it, and not for who takes the device next. */
const drafts = new Map<string, Draft>();
let writer = storedUserId();

/** Who signs out leaves nothing behind, of what was written before they signed in neither. */
function heedSignOut(): void {
  const before = writer;
  writer = storedUserId();
  if (before !== null && before !== writer) drafts.clear();
}
subscribeToSession(heedSignOut);

/** What this person started to write about an AED, or about a missing one (null), however the sheet was closed; kept with each change until it is forgotten. */
export function useDraft(aedId: string | null) {
  const [userId] = useState(storedUserId);
  const key = JSON.stringify([userId, aedId]);
  const [draft, setDraft] = useState<Draft>(() => {
    heedSignOut();
    return drafts.get(key) ?? { id: randomUuid(), kind: aedId === null ? 'new' : null, fields: {}, place: null };
  });

  useEffect(
    function keepDraft() {
      heedSignOut();
      if (writer === userId) drafts.set(key, draft);
    },
    [key, userId, draft],
  );

  return {
    draft,
    change: (changed: Partial<Omit<Draft, 'id'>>) => setDraft((before) => ({ ...before, ...changed })),
    /** The one that was sent, and not another started since. */
    forget: () => {
      if (drafts.get(key)?.id === draft.id) drafts.delete(key);
    },
  };
}
