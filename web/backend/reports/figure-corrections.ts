import { useCallback } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { toHttpsUrl } from '../../../domain/report/figure-case.ts';
import { reportTileOf } from '../../../domain/report/report-tiles.ts';
import { Untrusted } from '../../../domain/text/untrusted.ts';
import { callRpc } from '../call-rpc.ts';
import { type RemoteValue, useReadOnce } from '../use-read-once.ts';

/** A correction of a place's figure that a reader proposed and a steward confirmed. */
export interface FigureCorrection {
  /** The id that `figureCaseId` gives to the figure. */
  readonly caseId: string;
  readonly value: string;
  /** The URL of the source, which starts with https. */
  readonly source: string;
  /** The date of the confirmation in UTC, such as 2026-11-12. */
  readonly decided: string;
}

function readNotedFigure(noted: Untrusted): FigureCorrection {
  const source = noted.field('source');
  return {
    caseId: noted.field('figure').text(),
    value: noted.field('value').text(),
    source: toHttpsUrl(source.text()) ?? source.refuse('an address that begins with https'),
    decided: noted.field('decided').text(),
  };
}

/**
 * Parses the result of `list_noted_figures` and skips unreadable entries. Throws UnreadableDataError if the result is
 * not a list.
 */
export function parseFigureCorrections(value: unknown): readonly FigureCorrection[] {
  const leaveOut = (cause: unknown) => console.warn('What is noted about a figure is left out:', cause);
  return new Untrusted(value, 'noted figures', null, 'Reload the page').readable(readNotedFigure, leaveOut);
}

/**
 * Returns the confirmed corrections of the places in the same zoom-6 tile as this position. Null if the backend does
 * not support corrections.
 */
export function useFigureCorrections([longitude, latitude]: LongitudeLatitude): RemoteValue<
  readonly FigureCorrection[]
> {
  const read = useCallback(async () => {
    const { x, y } = reportTileOf([longitude, latitude]);
    const answer = await callRpc(`list_noted_figures?tile_x=${x}&tile_y=${y}`, 'Reload the page');
    return answer === null ? null : parseFigureCorrections(answer);
  }, [longitude, latitude]);
  return useReadOnce(read, 'What is noted about these figures could not be read:');
}
