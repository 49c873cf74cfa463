import { describe, expect, it } from 'vitest';
import { createColumnMap } from '../../../../../domain/registry-admin/column-fields.ts';
import type { FileAnalysis } from '../../../../../domain/registry-admin/file-analysis.ts';
import {
  buildColumnMap,
  hasPositionColumns,
  isSourceDescribed,
  readColumnMeanings,
  readFilledDownColumns,
  readSourceFields,
} from './column-meanings.ts';

const source = { key: 'desio', title: 'TO COMPLETE', licence: 'TO COMPLETE', attribution: 'TO COMPLETE', url: null };

/** Creates the analysis of a file in which these columns were mapped to these fields. */
function analysisOf(meanings: Readonly<Record<string, string | null>>, absentValues: readonly string[] = []) {
  const uses = Object.entries(meanings).flatMap(([column, field]) =>
    field === null ? [] : [{ column, field, ...(field === 'present' && { absentValues }) }],
  );
  const columns = Object.keys(meanings).map((column) => ({ column }));
  const map = createColumnMap(uses as never, source);
  return { kind: 'table of 9 columns', columns, map } as unknown as FileAnalysis;
}

const desio = {
  ID: 'id',
  lat: 'latitude',
  lon: 'longitude',
  TOPONIMO: 'streetKind',
  INDIRIZZO: 'street',
  orari: 'hours',
  verifica: 'checked',
  presente: 'present',
  UUID: null,
};

describe('the meanings of columns', () => {
  it('come from the map by which the file was understood', () => {
    expect(readColumnMeanings(analysisOf(desio, ['no']))).toEqual(desio);
    expect(readColumnMeanings(analysisOf({ place: 'pairLongitudeFirst', nome: 'name' }))).toEqual({
      place: 'pairLongitudeFirst',
      nome: 'name',
    });
  });

  it('are converted back to a map, with the values that mean that an AED is gone', () => {
    const understood = analysisOf(desio, ['no', 'NO']);
    const described = { ...readSourceFields(understood), title: 'Desio', licence: 'CC0-1.0', attribution: 'Desio' };
    expect(buildColumnMap(understood, { ...desio, orari: null } as never, [], described)).toEqual({
      source: { key: 'desio', title: 'Desio', licence: 'CC0-1.0', attribution: 'Desio', url: null },
      recognise: ['ID', 'lat', 'lon', 'TOPONIMO', 'INDIRIZZO', 'verifica', 'presente'],
      id: 'ID',
      longitude: 'lon',
      latitude: 'lat',
      tags: { 'addr:street': ['TOPONIMO', 'INDIRIZZO'], check_date: ['verifica'] },
      state: ['presente'],
      drop: ['no', 'NO'].map((value) => ({
        column: 'presente',
        value,
        because: 'the source says it is no longer there',
      })),
    });
  });

  it('keep which columns are filled down, except the position, the id and unused columns', () => {
    const understood = analysisOf(desio);
    const meanings = { ...desio, orari: null } as never;
    const map = buildColumnMap(understood, meanings, ['INDIRIZZO', 'orari', 'ID', 'lat'], readSourceFields(understood));
    expect(map).toMatchObject({ fillDown: ['INDIRIZZO'] });
    expect(readFilledDownColumns({ ...understood, map } as FileAnalysis)).toEqual(['INDIRIZZO']);
    expect(readFilledDownColumns(understood)).toEqual([]);
  });

  it('leave open what only the publisher knows, and require a position', () => {
    const understood = analysisOf(desio);
    expect(readSourceFields(understood)).toMatchObject({ title: '', licence: '' });
    expect(isSourceDescribed(readSourceFields(understood))).toBe(false);
    expect(hasPositionColumns(understood, desio as never)).toBe(true);
    expect(hasPositionColumns(understood, { ...desio, lat: null } as never)).toBe(false);
  });
});
