import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { figureCaseId } from '../../../../domain/report/figure-case.ts';
import { useFigureCorrections } from '../../../backend/reports/figure-corrections.ts';
import { Button } from '../../../ui/control/button.tsx';
import { useLazySheet } from '../use-lazy-sheet.ts';
import { figureCorrectionText as text } from './figure-correction-text.ts';
import styles from './figure-corrections.module.css';
import type { ShownFigure } from './figure-sheet.tsx';

export interface FigureNotesProps {
  readonly place: { readonly id: string; readonly coords: LongitudeLatitude };
  readonly figures: readonly ShownFigure[];
}

const dateWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The confirmed corrections of the given figures, followed by a button to suggest another. */
export function FigureNotes({ place, figures }: FigureNotesProps) {
  const noted = useFigureCorrections(place.coords);
  const all = noted === null || typeof noted === 'string' ? [] : noted;
  const lines = figures.flatMap((figure) => {
    const known = all.find(({ caseId }) => caseId === figureCaseId(place.id, figure));
    return known === undefined ? [] : [{ figure, known }];
  });
  return (
    <section className={styles.desk} aria-label={text.suggest}>
      {lines.length > 0 && (
        <div className={styles.noted}>
          <h3>{text.noted}</h3>
          <ul>
            {lines.map(({ figure: { label, value }, known }) => (
              <li key={known.caseId}>
                {text.line(label, value, known.value)}{' '}
                <span className="note">
                  {text.on(dateWords.format(new Date(`${known.decided}T12:00:00Z`)))}{' '}
                  <a href={known.source} target="_blank" rel="noopener nofollow ugc">
                    {text.source(new URL(known.source).hostname)}
                  </a>
                </span>
              </li>
            ))}
          </ul>
          <p className="note">{text.notedNote}</p>
        </div>
      )}
      {noted !== null && <SuggestButton place={place} figures={figures} />}
    </section>
  );
}

const loadSheet = async () => (await import('./figure-sheet.tsx')).FigureSheet;

/** A button to suggest a correction. Pressing it loads the code of the form. */
function SuggestButton({ place, figures }: FigureNotesProps) {
  const { Sheet, hasFailed, open, dialog } = useLazySheet(loadSheet);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {text.suggest}
      </Button>
      {hasFailed && <p role="alert">{text.notLoaded}</p>}
      {Sheet !== null && <Sheet place={place} figures={figures} {...dialog} />}
    </>
  );
}
