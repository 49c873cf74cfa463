import type { ColumnGuess } from '../../domain/registry-admin/column-fields.ts';
import type { FileAnalysis, PreviewRecord, UnrecognisedValue } from '../../domain/registry-admin/file-analysis.ts';

const number = (value: number) => value.toLocaleString('en-GB');

const sureness = (confidence: number) => (confidence >= 0.8 ? 'sure' : confidence >= 0.55 ? 'likely' : 'a guess');

const shortened = (text: string) => {
  const plain = text.replaceAll(/\s+/g, ' ');
  return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain;
};

const examplesOf = ({ examples }: ColumnGuess) =>
  examples
    .slice(0, 2)
    .map((text) => `"${shortened(text)}"`)
    .join(', ');

const usedLine = (guess: ColumnGuess) =>
  `  ${guess.column} → ${guess.field} (${sureness(guess.confidence)}, ${guess.because}); in ${number(guess.filled)} rows${guess.filled > 0 ? `, as ${examplesOf(guess)}` : ''}`;

const unusedLine = (guess: ColumnGuess) =>
  `  ${guess.column}: ${guess.because}${guess.filled > 0 ? `; in ${number(guess.filled)} rows, as ${examplesOf(guess)}` : ''}`;

const reasonLine = ({ reason, count, example }: UnrecognisedValue) =>
  `  ${number(count).padStart(7)}  ${reason}${example === '' ? '' : `: ${shortened(example)}`}`;

const recordLine = ({ where, name, address, position, hours, hoursText, remarks }: PreviewRecord) =>
  `  ${where}: ${[name, address, position?.join(', '), hoursText && `${shortened(hoursText)} (${hours === 'read' ? 'read' : 'shown as it is'})`].filter(Boolean).join(' · ')}${remarks.length > 0 ? ` — ${remarks.map(shortened).join('; ')}` : ''}`;

/**
 * Returns the entry `fillDown` of a column map, to be copied on the command line. The admin page has a checkbox
 * instead.
 */
function fillDownLines(columns: readonly ColumnGuess[]): string[] {
  const merged = columns.filter(({ field, mergedCells }) => field !== null && mergedCells !== undefined);
  return merged.length === 0 ? [] : [`  "fillDown": ${JSON.stringify(merged.map(({ column }) => column))}`];
}

const part = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title, ...lines]);

/** Formats a proposed map as plain text for a person to check. */
export function formatAnalysis({
  file,
  kind,
  encoding,
  isRecognised,
  columns,
  warnings,
  preview,
}: FileAnalysis): string {
  const { read, isWhole, kept, hours, whereabouts, dropped, doubtful, records } = preview;
  return [
    `${file}: ${kind}, ${encoding}${isRecognised ? '; a known format, imported without a map' : ''}`,
    `${isWhole ? '' : 'Of the first records: '}${number(read)} read, ${number(kept)} can be used; ${number(hours.said)} have hours, understood for ${number(hours.understood)}.`,
    ...(whereabouts === null ? [] : [`Check whether that is right: ${whereabouts}.`]),
    ...part(
      'Warnings',
      warnings.map((warning) => `  ${warning}`),
    ),
    ...part('Columns we understood', columns.filter(({ field }) => field !== null).map(usedLine)),
    ...part('Columns not used', columns.filter(({ field }) => field === null).map(unusedLine)),
    ...part('Where cells were merged over several rows, the column map says so with', fillDownLines(columns)),
    ...part('Would be left out', dropped.map(reasonLine)),
    ...part('Would be marked as doubtful', doubtful.map(reasonLine)),
    ...part('The first records as they would be published', records.map(recordLine)),
    '',
  ].join('\n');
}
