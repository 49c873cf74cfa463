import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { loadWithTexts } from '../../languages/localize-text.ts';
import { reportButtonText as text } from './report-button-text.ts';
import { useLazySheet } from './use-lazy-sheet.ts';

interface ReportButtonProps {
  /** The AED to report about. Null if no source lists it. */
  readonly aed: RegisteredAed | null;
  /**
   * Initial centre of the form's map: the AED's position or the searched place. It is sent only if the visitor chooses
   * it.
   */
  readonly around: LongitudeLatitude;
}

const loadSheet = async () => (await loadWithTexts(['report'], () => import('./report-sheet.tsx'))).ReportSheet;

/** A button that opens the form for a report about an AED. Pressing it loads the code of the form. */
export function ReportButton({ aed, around }: ReportButtonProps) {
  const { Sheet, hasFailed, open, dialog } = useLazySheet(loadSheet);
  return (
    <>
      <p>
        <button type="button" className="text-button quiet" aria-haspopup="dialog" onClick={open}>
          {aed === null ? (
            text.missing
          ) : (
            <>
              {text.wrong} <span className="visually-hidden">{text.of(aed.name)}</span>
            </>
          )}
        </button>
      </p>
      {hasFailed && <p role="alert">{text.notLoaded}</p>}
      {Sheet !== null && <Sheet aed={aed} around={around} {...dialog} />}
    </>
  );
}
