import { writeFileSync } from 'node:fs';
import { ImportError } from './source-record.ts';
import { draftMap } from './sources/columns/draft-map.ts';
import { flatFeature, flatValues } from './sources/json/flat-values.ts';
import { arrayNameOf, columnsOf, sampleElements } from './sources/json/json-shape.ts';
import { headerNames, headerOf } from './sources/text/csv-header.ts';
import { sampleText } from './sources/text/read-text.ts';

interface DraftRequest {
  readonly file: string;
  readonly out: string;
  readonly encoding?: string | undefined;
}

/** Writes a column map to begin with for a table or a list of records. Throws ImportError; a file that is there is not overwritten. */
export async function writeDraft({ file, out, encoding }: DraftRequest): Promise<void> {
  const start = (await sampleText(file, encoding)).text.trimStart();
  const arrayName = /^[{[]/.test(start) ? arrayNameOf(start) : undefined;
  const hasGeometry = arrayName === 'features';
  const rows = arrayName === undefined ? [] : sampleElements(start, arrayName);
  const columns =
    rows.length > 0
      ? columnsOf(rows.map(hasGeometry ? flatFeature : (row) => flatValues(row)))
      : headerNames(headerOf(start));
  if (columns.length < 2)
    throw new ImportError(`${file}: got neither a table nor a list of records, expected columns to draft a map for.`);
  try {
    writeFileSync(out, `${JSON.stringify(draftMap(columns, hasGeometry), null, 2)}\n`, { flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    throw new ImportError(`${out}: got a file that is there already, expected a new name; choose another with --out.`);
  }
}
