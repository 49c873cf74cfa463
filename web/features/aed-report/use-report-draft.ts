import { useEffect, useState } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { randomUuid } from '../../backend/random-uuid.ts';
import { subscribeToSession } from '../../backend/session/auth-session.ts';
import { storedUserId } from '../../backend/session/stored-session.ts';
import type { AedReportKind, ReportFieldValues } from './report-form.tsx';

/** A report being written. Its id is fixed from the start, so that a report sent twice counts once. */
interface Draft {
  readonly id: string;
  /** Null until the kind is chosen. */
  readonly kind: AedReportKind | null;
  readonly fields: ReportFieldValues;
  readonly place: LongitudeLatitude | null;
}

/** Drafts are kept in this page's memory only: the device's next user must not see them. */
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
 * The signed-in person's draft about an AED, or about a missing one (null). It survives closing the form, is updated on
 * each change, and stays until discarded.
 */
export function useReportDraft(aedId: string | null) {
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
    /** Discards the draft that was sent, and not one started since. */
    forget: () => {
      if (drafts.get(key)?.id === draft.id) drafts.delete(key);
    },
  };
}
