import { useCallback } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { httpsSource } from '../../../domain/report/figure-case.ts';
import { reportSquareOf } from '../../../domain/report/public-report.ts';
import { Untrusted } from '../../../domain/text/untrusted.ts';
import { callRpc } from '../ask-rpc.ts';
import { type ReadState, useReadOnce } from '../use-read-once.ts';

/** A figure of a place as someone proposed it and a person confirmed it. */
export interface FigureCorrection {
  /** See `figureCaseId`. */
  readonly caseId: string;
  readonly value: string;
  /** Starts with https. */
  readonly source: string;
  /** The day of the confirmation, of UTC: 2026-11-12. */
  readonly decided: string;
}

function readNotedFigure(noted: Untrusted): FigureCorrection {
  const source = noted.field('source');
  return {
    caseId: noted.field('figure').text(),
    value: noted.field('value').text(),
    source: httpsSource(source.text()) ?? source.refuse('an address that begins with https'),
    decided: noted.field('decided').text(),
  };
}

/** Reads what `list_noted_figures` answers. Throws UnreadableDataError with a sentence for what is no list; a line of it that cannot be read is left out. */
export function parseFigureCorrections(value: unknown): readonly FigureCorrection[] {
  const leaveOut = (cause: unknown) => console.warn('What is noted about a figure is left out:', cause);
  return new Untrusted(value, 'noted figures', null, 'Load the page again').readable(readNotedFigure, leaveOut);
}

/** What is noted about figures of places around one of them; null if the back end has no such desk. */
export function useFigureCorrections([longitude, latitude]: LongitudeLatitude): ReadState<readonly FigureCorrection[]> {
  const read = useCallback(async () => {
    const { x, y } = reportSquareOf([longitude, latitude]);
    const answer = await callRpc(`list_noted_figures?tile_x=${x}&tile_y=${y}`, 'Load the page again');
    return answer === null ? null : parseFigureCorrections(answer);
  }, [longitude, latitude]);
  return useReadOnce(read, 'What is noted about these figures could not be read:');
}
