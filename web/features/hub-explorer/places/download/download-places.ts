import { downloadTextFile } from '../../../../ui/download-text-file.ts';
import type { PlaceRow } from '../rows/place-row.ts';
import {
  type DownloadFormat,
  type DownloadMetadata,
  formatDownloadFileName,
  placesToCsv,
  placesToJson,
} from './places-download.ts';

/** Downloads a file of the places, and returns its name. */
export function downloadPlaces(format: DownloadFormat, rows: readonly PlaceRow[], origin: DownloadMetadata): string {
  const name = formatDownloadFileName(format, origin.moment);
  if (format === 'csv') downloadTextFile(name, 'text/csv;charset=utf-8', placesToCsv(rows, origin));
  else downloadTextFile(name, 'application/json', placesToJson(rows, origin));
  return name;
}
