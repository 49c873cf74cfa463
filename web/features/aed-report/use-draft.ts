import { useEffect, useState } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { randomUuid } from '../../backend/random-uuid.ts';
import { subscribeToSession } from '../../backend/session/session.ts';
import { storedUserId } from '../../backend/session/stored-session.ts';
import type { FieldValues, SheetKind } from './report-form.tsx';

/** A report being written. Its id is fixed from the start, so that sent twice, it is one report. */
interface Draft {
  readonly id: string;
  /** Null until it is chosen. */
  readonly kind: SheetKind | null;
  readonly fields: FieldValues;
  readonly place: LongitudeLatitude | null;
}

/** In this page's memory only: a draft is for the reviewers, not for the device's next user. */
const drafts = new Map<string, Draft>();
let writer = storedUserId();

/** Signing out clears all drafts, including those from before signing in. */
function heedSignOut(): void {
  const before = writer;
  writer = storedUserId();
  if (before !== null && before !== writer) drafts.clear();
}
subscribeToSession(heedSignOut);

/**
 * This person's draft about an AED, or about a missing one (null), however the form was closed; updated on each change
 * until discarded.
 */
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
    /** The one that was sent, not another one started since. */
    forget: () => {
      if (drafts.get(key)?.id === draft.id) drafts.delete(key);
    },
  };
}
