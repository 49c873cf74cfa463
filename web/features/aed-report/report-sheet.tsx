import { useEffect, useRef } from 'react';
import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { reportKinds } from '../../../domain/report/public-report.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/control/dialog.tsx';
import { ReportForm, type ReportFormInput } from './report-form.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import styles from './report-sheet.module.css';
import { reportText as text } from './text.ts';
import { useFiledReport } from './use-filed-report.ts';
import { useReportDraft } from './use-report-draft.ts';

export interface ReportSheetProps {
  /** The AED to report about. Null if no source lists it. */
  readonly aed: RegisteredAed | null;
  readonly around: LongitudeLatitude;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog for a report about an AED. The visitor chooses one of five kinds, fills in its form and sees the outcome.
 */
export function ReportSheet({ aed, around, isOpen, onClose }: ReportSheetProps) {
  return (
    <Dialog
      title={aed === null ? text.titleMissing : text.title}
      closeLabel={text.close}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Steps aed={aed} around={around} onClose={onClose} />
    </Dialog>
  );
}

/** The steps of a report, from the choice of its kind to the outcome. */
function Steps({ aed, around, onClose }: Omit<ReportSheetProps, 'isOpen'>) {
  const { draft, change, forget } = useReportDraft(aed?.id ?? null);
  const { kind } = draft;
  const { told, isSending, goBack, file } = useFiledReport(draft.id, forget);
  const isTold = told !== null;
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run at each step, to move the focus to its heading
  useEffect(
    function goToStep() {
      if (!isTold) heading.current?.focus();
    },
    [kind, isTold],
  );

  async function send(fields: ReportFormInput) {
    if (kind === null) return;
    await file({ kind, aedId: aed?.id ?? null, position: aed?.position ?? null, seenAt: null, ...fields });
  }

  return (
    <>
      {told !== null && (
        <ReportOutcome
          message={text.outcome[told === 'kept' && kind === 'new' ? 'keptNew' : told]}
          onClose={onClose}
          onBack={goBack}
        />
      )}
      {/* The form stays mounted while it is hidden, so that it keeps what was typed. */}
      <div className={styles.steps} hidden={isTold}>
        <p className="note">{text.emergencyFirst}</p>
        {aed !== null && (
          <p className={styles.name}>
            <bdi>{aed.name}</bdi>
          </p>
        )}
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {kind === null ? text.ask : text.choices[kind]}
        </h3>
        {kind === null ? (
          <ul className={styles.choices}>
            {reportKinds.map((choice) => (
              <li key={choice}>
                <button type="button" className={styles.choice} onClick={() => change({ kind: choice })}>
                  {text.choices[choice]}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <ReportForm
            kind={kind}
            around={around}
            written={draft.fields}
            place={draft.place}
            isSending={isSending}
            onWrite={(fields) => change({ fields: { ...draft.fields, ...fields } })}
            onPlace={(place) => change({ place })}
            onSend={(fields) => void send(fields)}
          >
            {aed !== null && <Button onClick={() => change({ kind: null })}>{text.other}</Button>}
          </ReportForm>
        )}
      </div>
    </>
  );
}
