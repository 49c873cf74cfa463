import { useEffect, useState } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { generateUuid } from '../../backend/generate-uuid.ts';
import { subscribeToSession } from '../../backend/session/auth-session.ts';
import { readStoredUserId } from '../../backend/session/stored-session.ts';
import type { AedReportKind, ReportFieldValues } from './report-form.tsx';

/** A report that is being written. Its id does not change, so that a report that is sent twice counts once. */
interface Draft {
  readonly id: string;
  readonly kind: AedReportKind | null;
  readonly fields: ReportFieldValues;
  readonly place: LongitudeLatitude | null;
}

/** Drafts by writer and AED. They are kept only in memory, so that the next user of the device does not see them. */
const drafts = new Map<string, Draft>();
let writer = readStoredUserId();

function clearDraftsAfterSignOut(): void {
  const before = writer;
  writer = readStoredUserId();
  if (before !== null && before !== writer) drafts.clear();
}
subscribeToSession(clearDraftsAfterSignOut);

/**
 * Manages the visitor's draft of a report about an AED. If `aedId` is null, the report is about an AED that no source
 * lists. Closing the form does not discard the draft.
 */
export function useReportDraft(aedId: string | null) {
  const [userId] = useState(readStoredUserId);
  const key = JSON.stringify([userId, aedId]);
  const [draft, setDraft] = useState<Draft>(() => {
    clearDraftsAfterSignOut();
    return drafts.get(key) ?? { id: generateUuid(), kind: aedId === null ? 'new' : null, fields: {}, place: null };
  });

  useEffect(
    function keepDraft() {
      clearDraftsAfterSignOut();
      if (writer === userId) drafts.set(key, draft);
    },
    [key, userId, draft],
  );

  return {
    draft,
    change: (changed: Partial<Omit<Draft, 'id'>>) => setDraft((before) => ({ ...before, ...changed })),
    /** Discards the draft after it was sent, but not another one that was started since. */
    forget: () => {
      if (drafts.get(key)?.id === draft.id) drafts.delete(key);
    },
  };
}
