import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { CaseReport, Decision, ReportCase, StewardGateway } from '../../../backend/steward-gateway.ts';
import { Button } from '../../../ui/control/button.tsx';
import { TextField } from '../../../ui/control/text-field.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { queueText as text } from './queue-text.ts';
import styles from './report-queue.module.css';

/** Which decisions a case takes, as the database has it. */
function decisionsFor(state: string): readonly Decision[] {
  if (state === 'confirmed' || state === 'refused') return ['reopened'];
  const open: readonly Decision[] = ['confirmed', 'asked', 'refused'];
  return state === 'awaits-second' ? [...open, 'reopened'] : open;
}

const keys: Readonly<Record<Decision, string>> = { confirmed: 'c', asked: 'a', refused: 'r', reopened: 'u' };

/** What the register says, as the correction is held to it later. */
function stateOf(registered: RegisteredAed | null): string | null {
  if (registered === null) return null;
  const { position, hoursText, checked } = registered;
  return JSON.stringify({ position, hoursText: hoursText?.slice(0, 500) ?? null, checked });
}

interface DecisionFormProps {
  readonly held: ReportCase;
  /** Where the newest report puts it. */
  readonly place: readonly [number, number] | null;
  readonly reports: readonly CaseReport[];
  readonly registered: RegisteredAed | null;
  readonly gateway: StewardGateway;
}

/** Confirm, ask, refuse or undo, each with its reason. */
export function DecisionForm({ held, place, reports, registered, gateway }: DecisionFormProps) {
  const queries = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState('');
  const [hoursText, setHoursText] = useState(reports.find(({ hours_text }) => hours_text !== null)?.hours_text ?? '');
  const [isReasonMissed, setReasonMissed] = useState(false);
  const takesPlace = held.kind === 'place' || held.kind === 'new';
  const takesHours = held.kind === 'hours';

  const decide = useMutation({
    mutationFn: (decision: Decision) =>
      gateway.decide(held.id, {
        decision,
        reason: reason.trim(),
        place: decision === 'confirmed' && takesPlace ? place : null,
        hoursText: decision === 'confirmed' && takesHours ? hoursText.trim() : null,
        registered: decision === 'confirmed' ? stateOf(registered) : null,
      }),
    onSuccess: async (state) => {
      showToast({ tone: 'success', title: text.decided, description: text.states[state] ?? state });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['report-cases'] }),
        queries.invalidateQueries({ queryKey: ['case-history'] }),
      ]);
    },
    onError: (cause) => showToast({ tone: 'failure', title: text.failed, description: cause.message }),
  });

  function press(decision: Decision) {
    const isMissed = reason.trim() === '';
    setReasonMissed(isMissed);
    if (isMissed) frame.current?.querySelector<HTMLInputElement>('input[name="reason"]')?.focus();
    else decide.mutate(decision);
  }

  return (
    <div ref={frame} className={styles.decision}>
      {takesPlace && place !== null && (
        <p>
          {text.place} {place[1].toFixed(5)}, {place[0].toFixed(5)}
        </p>
      )}
      {takesHours && (
        <TextField
          label={text.hours}
          maxLength={300}
          value={hoursText}
          onChange={(event) => setHoursText(event.target.value)}
        />
      )}
      <TextField
        label={text.reason}
        hint={text.reasonHint}
        name="reason"
        maxLength={500}
        value={reason}
        error={isReasonMissed && reason.trim() === '' ? text.reasonMissing : ''}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.actions}>
        {decisionsFor(held.state).map((decision) => (
          <Button
            key={decision}
            tone={decision === 'confirmed' ? 'primary' : 'quiet'}
            aria-keyshortcuts={keys[decision]}
            disabled={decide.isPending}
            onClick={() => press(decision)}
          >
            {text.act[decision]}
          </Button>
        ))}
      </div>
    </div>
  );
}
