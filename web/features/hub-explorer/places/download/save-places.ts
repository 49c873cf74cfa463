import { saveTextFile } from '../../../../ui/save-text-file.ts';
import type { PlaceRow } from '../rows/place-row.ts';
import { type DownloadFormat, downloadName, type FileOrigin, placesToCsv, placesToJson } from './places-download.ts';

/** Downloads a file of the places. Returns its name. */
export function savePlaces(format: DownloadFormat, rows: readonly PlaceRow[], origin: FileOrigin): string {
  const name = downloadName(format, origin.moment);
  if (format === 'csv') saveTextFile(name, 'text/csv;charset=utf-8', placesToCsv(rows, origin));
  else saveTextFile(name, 'application/json', placesToJson(rows, origin));
  return name;
}
