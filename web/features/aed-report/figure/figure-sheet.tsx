import { useEffect, useRef, useState } from 'react';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { figureCaseId, toHttpsUrl } from '../../../../domain/report/figure-case.ts';
import { generateUuid } from '../../../backend/generate-uuid.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Dialog } from '../../../ui/control/dialog.tsx';
import { TextField } from '../../../ui/control/text-field.tsx';
import { ContactField } from '../contact-field.tsx';
import { ReportOutcome } from '../report-outcome.tsx';
import sheet from '../report-sheet.module.css';
import { useFiledReport } from '../use-filed-report.ts';
import { figureCorrectionText as text } from './figure-correction-text.ts';
import styles from './figure-corrections.module.css';

/** A figure as the page shows it. */
export interface ShownFigure {
  readonly label: string;
  readonly value: string;
}

export interface FigureSheetProps {
  readonly place: { readonly id: string; readonly coords: LongitudeLatitude };
  readonly figures: readonly ShownFigure[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dialog to suggest a correction of one of a page's figures. */
export function FigureSheet({ isOpen, onClose, ...asked }: FigureSheetProps) {
  return (
    <Dialog title={text.title} closeLabel={text.close} isOpen={isOpen} onClose={onClose}>
      <FigureForm {...asked} onClose={onClose} />
    </Dialog>
  );
}

const noErrors = { value: '', source: '' };

/** Empty values for the fields of a report that apply only to AEDs. */
const emptyAedFields = { place: null, hoursText: null, boxText: null, seenAt: null } as const;

/** Reads the form's values and returns them with an error message for each invalid field. */
function readCorrection(data: FormData) {
  const textOf = (name: string) => String(data.get(name) ?? '').trim();
  const source = toHttpsUrl(textOf('source'));
  const wrong = {
    value: textOf('value') === '' ? text.valueMissing : '',
    source: source === null ? text.addressWrong : '',
  };
  return { wrong, source, value: textOf('value'), words: textOf('words') || null, contact: textOf('contact') || null };
}

function FigureForm({ place, figures, onClose }: Omit<FigureSheetProps, 'isOpen'>) {
  const [id] = useState(generateUuid);
  const { told, isSending, goBack, file } = useFiledReport(id);
  const [chosen, setChosen] = useState(0);
  const [errors, setErrors] = useState(noErrors);
  const form = useRef<HTMLFormElement>(null);
  const figure = figures[chosen];
  const isTold = told !== null;

  useEffect(
    function goToForm() {
      if (!isTold) form.current?.querySelector('select')?.focus();
    },
    [isTold],
  );

  async function send(data: FormData) {
    const { wrong, value, source, words, contact } = readCorrection(data);
    setErrors(wrong);
    if (figure === undefined || source === null || wrong.value !== '') {
      const first = wrong.value === '' ? 'source' : 'value';
      form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
      return;
    }
    await file({
      ...emptyAedFields,
      kind: 'figure',
      aedId: figureCaseId(place.id, figure),
      position: place.coords,
      words,
      figure: { value, source },
      contact,
    });
  }

  return (
    <>
      {told !== null && <ReportOutcome message={text.outcome[told]} onClose={onClose} onBack={goBack} />}
      <form
        ref={form}
        noValidate
        // The form is hidden instead of removed, so that it keeps what the visitor has typed.
        hidden={isTold}
        className={`${sheet.form} ${sheet.steps}`}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <p className={`note ${sheet.note}`}>{text.lede}</p>
        <FigureFields figures={figures} chosen={chosen} onChoose={setChosen} errors={errors} />
        <TextField label={text.words} hint={text.wordsHint} name="words" maxLength={500} />
        <ContactField />
        <div className={sheet.actions}>
          <Button tone="primary" type="submit" disabled={isSending}>
            {isSending ? text.sending : text.send}
          </Button>
        </div>
      </form>
    </>
  );
}

interface FigureFieldsProps {
  readonly figures: readonly ShownFigure[];
  /** Index of the figure that the visitor wants to correct. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
  readonly errors: typeof noErrors;
}

/** Form fields for the figure to correct, its proposed value and the source of that value. */
function FigureFields({ figures, chosen, onChoose, errors }: FigureFieldsProps) {
  return (
    <>
      <label className={styles.select}>
        {text.figure}
        <select value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
          {figures.map(({ label }, place) => (
            <option key={label} value={place}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label={text.value}
        hint={text.shown(figures[chosen]?.value ?? '')}
        name="value"
        maxLength={100}
        autoComplete="off"
        error={errors.value}
      />
      <TextField
        label={text.address}
        hint={text.addressHint}
        name="source"
        type="url"
        inputMode="url"
        maxLength={500}
        autoComplete="off"
        error={errors.source}
      />
    </>
  );
}
