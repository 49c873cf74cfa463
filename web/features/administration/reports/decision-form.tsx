import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { toHttpsUrl } from '../../../../domain/report/figure-case.ts';
import type {
  CaseReport,
  DecisionInput,
  DecisionKind,
  ReportCase,
  StewardGateway,
} from '../../../backend/steward-gateway.ts';
import { Button } from '../../../ui/control/button.tsx';
import { TextField } from '../../../ui/control/text-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import styles from './report-queue.module.css';
import { reportQueueText as text } from './report-queue-text.ts';

/** Returns the decisions that the database accepts for a case in this state. */
function decisionsFor(state: string): readonly DecisionKind[] {
  if (state === 'confirmed' || state === 'refused') return ['reopened'];
  const open: readonly DecisionKind[] = ['confirmed', 'asked', 'refused'];
  return state === 'awaits-second' ? [...open, 'reopened'] : open;
}

const keys: Readonly<Record<DecisionKind, string>> = { confirmed: 'c', asked: 'a', refused: 'r', reopened: 'u' };

/**
 * Returns what the source says about the AED now. If a correction is confirmed, the source's later data are compared
 * with this.
 */
function stateOf(registered: RegisteredAed | null): string | null {
  if (registered === null) return null;
  const { position, hoursText, checked } = registered;
  return JSON.stringify({ position, hoursText: hoursText?.slice(0, 500) ?? null, checked });
}

const longest = { hours: 300, box: 300, figure: 100, source: 500 } as const;
type Field = keyof typeof longest;

/** The fields of the form for a confirmation, by kind of case. */
const fieldsOf: Readonly<Record<string, readonly Field[]>> = {
  hours: ['hours'],
  new: ['box', 'hours'],
  figure: ['figure', 'source'],
};

/** The required fields of a confirmation, by kind of case. */
const requiredFieldsOf: Readonly<Record<string, readonly Field[]>> = { hours: ['hours'], figure: ['figure', 'source'] };

/** Returns the initial value of each field, from the newest report that contains it. */
function initialValues(reports: readonly CaseReport[]): Record<Field, string> {
  const first = (column: 'hours_text' | 'box_text' | 'figure_value' | 'source_address') =>
    reports.find((report) => report[column] !== null)?.[column] ?? '';
  return {
    hours: first('hours_text'),
    box: first('box_text'),
    figure: first('figure_value'),
    source: first('source_address'),
  };
}

type Confirmation = Omit<DecisionInput, 'decision' | 'reason'>;
const nothing: Confirmation = { place: null, hoursText: null, boxText: null, figure: null, registered: null };

/**
 * Returns the values that a confirmation stores, by kind of case. For a missing AED, the hours and the description may
 * be empty.
 */
function confirmationOf(kind: string, values: Record<Field, string>): Confirmation {
  const written = (field: Field) => values[field].trim() || null;
  const source = toHttpsUrl(values.source);
  if (kind === 'hours') return { ...nothing, hoursText: written('hours') };
  if (kind === 'new') return { ...nothing, hoursText: written('hours'), boxText: written('box') };
  return kind !== 'figure' || source === null
    ? nothing
    : { ...nothing, figure: { value: values.figure.trim(), source } };
}

interface DecisionFormProps {
  readonly reportCase: ReportCase;
  /** The position according to the newest report that gives one. */
  readonly place: readonly [number, number] | null;
  readonly reports: readonly CaseReport[];
  readonly registered: RegisteredAed | null;
  readonly gateway: StewardGateway;
}

/**
 * A form to confirm or refuse a case, to ask the reporters a question, or to undo a decision. Each of these needs a
 * reason.
 */
export function DecisionForm({ reportCase, place, reports, registered, gateway }: DecisionFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState('');
  const [values, setValues] = useState(() => initialValues(reports));
  /** The required fields that were empty when the form was last submitted, in the order of the form. */
  const [missed, setMissed] = useState<readonly (Field | 'reason')[]>([]);
  const takesPlace = reportCase.kind === 'place' || reportCase.kind === 'new';
  const mails = useQuery({ queryKey: ['mails-questions'], queryFn: () => gateway.mailsQuestions() });
  const fields = fieldsOf[reportCase.kind] ?? [];

  const decide = useDecision((decision: DecisionKind) => {
    const confirmed = {
      ...confirmationOf(reportCase.kind, values),
      place: takesPlace ? place : null,
      registered: stateOf(registered),
    };
    const rest = decision === 'confirmed' ? confirmed : nothing;
    return gateway.decide(reportCase.id, { decision, reason: reason.trim(), ...rest });
  });

  function isMissing(name: Field | 'reason'): boolean {
    if (name === 'source') return toHttpsUrl(values.source) === null;
    return (name === 'reason' ? reason : values[name]).trim() === '';
  }

  const errorOf = (name: Field | 'reason') =>
    missed.includes(name) && isMissing(name) ? (text.missing[name] ?? '') : '';

  function press(decision: DecisionKind) {
    const needed = decision === 'confirmed' ? (requiredFieldsOf[reportCase.kind] ?? []) : [];
    const missing = [...needed, 'reason' as const].filter(isMissing);
    setMissed(missing);
    if (missing.length === 0) decide.mutate(decision);
    else frame.current?.querySelector<HTMLInputElement>(`input[name="${missing[0]}"]`)?.focus();
  }

  return (
    <div ref={frame} className={styles.decision}>
      {takesPlace && place !== null && (
        <p>
          {text.place} {place[1].toFixed(5)}, {place[0].toFixed(5)}
        </p>
      )}
      {fields.map((name) => (
        <TextField
          key={name}
          name={name}
          label={text[name]}
          maxLength={longest[name]}
          value={values[name]}
          error={errorOf(name)}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
      <TextField
        label={text.reason}
        hint={mails.isSuccess ? `${text.reasonHint} ${mails.data ? text.mailed : text.notMailed}` : text.reasonHint}
        name="reason"
        maxLength={500}
        value={reason}
        error={errorOf('reason')}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.actions}>
        {decisionsFor(reportCase.state).map((decision) => (
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

/** Returns a mutation that sends a decision, then reloads the lists of cases and the case's history. */
function useDecision(send: (decision: DecisionKind) => ReturnType<StewardGateway['decide']>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (state) => {
      showToast({ tone: 'success', title: text.decided, description: text.states[state] ?? state });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['report-cases'] }),
        queries.invalidateQueries({ queryKey: ['case-history'] }),
      ]);
    },
    onError: (cause) => showToast({ tone: 'failure', title: text.failed, description: cause.message }),
  });
}
