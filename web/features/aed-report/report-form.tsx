import { type ReactNode, useState } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { ReportToSend } from '../../backend/reports/report-outbox.ts';
import { formatWorkdayRange } from '../../languages/format.ts';
import { Button } from '../../ui/control/button.tsx';
import choiceLabel from '../../ui/control/choice-label.module.css';
import { TextField } from '../../ui/control/text-field.tsx';
import { AedLocationField } from './aed-location-field.tsx';
import { ContactField } from './contact-field.tsx';
import styles from './report-sheet.module.css';
import { reportText as text } from './text.ts';

/** What the visitor enters in the form. The visitor chooses the kind of report before the form opens. */
export type ReportFormInput = Pick<ReportToSend, 'place' | 'hoursText' | 'boxText' | 'words' | 'contact'>;

/** The kinds of report about AEDs. Reports about a place's figures have their own form. */
export type AedReportKind = Exclude<ReportToSend['kind'], 'figure'>;

export type ReportFieldValues = Readonly<Partial<Record<'words' | 'hours' | 'box' | 'contact', string>>>;

interface ReportFormProps {
  readonly kind: AedReportKind;
  readonly around: LongitudeLatitude;
  readonly written: ReportFieldValues;
  readonly place: LongitudeLatitude | null;
  readonly isSending: boolean;
  readonly onWrite: (fields: ReportFieldValues) => void;
  readonly onPlace: (place: LongitudeLatitude | null) => void;
  readonly onSend: (fields: ReportFormInput) => void;
  /** Content beside the submit button. */
  readonly children?: ReactNode;
}

const hoursChoices = ['unknown', 'always', 'daytime'] as const;

/** Opening hours as they are sent to reviewers. They are in English regardless of the visitor's language. */
const hoursInEnglish = { unknown: '', always: '24/7', daytime: 'only in opening hours' } as const;

const fieldsOf = (form: HTMLFormElement): ReportFieldValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The form for one kind of report about an AED. All fields are optional except the position. */
export function ReportForm({
  kind,
  around,
  written,
  place,
  isSending,
  onWrite,
  onPlace,
  onSend,
  children,
}: ReportFormProps) {
  const [isPlaceMissed, setPlaceMissed] = useState(false);
  const needsPlace = kind === 'place' || kind === 'new';

  function submit(data: FormData) {
    if (needsPlace && place === null) return setPlaceMissed(true);
    const textOf = (name: string) => {
      const value = String(data.get(name) ?? '').trim();
      return value === '' ? null : value;
    };
    onSend({
      place,
      hoursText: textOf('hours'),
      boxText: textOf('box'),
      words: textOf('words'),
      contact: textOf('contact'),
    });
  }

  return (
    <form
      className={styles.form}
      onChange={(event) => onWrite(fieldsOf(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      {needsPlace && <AedLocationField around={around} place={place} onPlace={onPlace} isMissed={isPlaceMissed} />}
      {kind === 'hours' && (
        <TextField
          label={text.hours}
          hint={text.hoursHint(formatWorkdayRange())}
          name="hours"
          maxLength={300}
          defaultValue={written.hours}
        />
      )}
      {kind === 'new' && (
        <>
          <TextField label={text.box} name="box" maxLength={300} defaultValue={written.box} />
          <fieldset className={styles.hours}>
            <legend>{text.hoursOf.legend}</legend>
            {hoursChoices.map((choice) => (
              <label key={choice} className={choiceLabel.label}>
                <input
                  type="radio"
                  name="hours"
                  value={hoursInEnglish[choice]}
                  defaultChecked={hoursInEnglish[choice] === (written.hours ?? hoursInEnglish.unknown)}
                />
                {text.hoursOf[choice]}
              </label>
            ))}
          </fieldset>
        </>
      )}
      <TextField label={text.words} hint={text.wordsHint} name="words" maxLength={500} defaultValue={written.words} />
      <ContactField written={written.contact} />
      <div className={styles.actions}>
        <Button tone="primary" type="submit" disabled={isSending}>
          {isSending ? text.sending : text.send}
        </Button>
        {children}
      </div>
    </form>
  );
}
