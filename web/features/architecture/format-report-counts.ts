import type { ReportCountsState } from '../../backend/reports/report-counts.ts';

/** The database stops counting at this number. */
const maxCount = 10_000;

function counted(number: number, one: string, many: string, no = 'No'): string {
  if (number === 0) return `${no} ${many}`;
  const atLeast = number >= maxCount ? 'At least ' : '';
  return `${atLeast}${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}

const unreadable = 'The number of reports is not available at the moment.';
const none = 'This site’s database does not count its reports.';

/**
 * Says how many reports were received and how many cases are waiting. On the prerendered page, which has no counts, it
 * says where the counts come from.
 */
export function formatReportCounts(counts: ReportCountsState): string {
  if (counts === 'loading')
    return 'People report problems with AEDs and figures. A script on this page asks the database how many.';
  if (counts === 'unreachable') return unreadable;
  if (counts === null) return none;
  const { reported, waiting, refused } = counts;
  return [
    counted(reported, 'report about an AED or a figure', 'reports about AEDs and figures'),
    ' came in within the last 30 days. ',
    counted(waiting, 'case waits for a person', 'cases wait for a person'),
    '; ',
    counted(refused, 'was', 'were', 'none').toLowerCase(),
    ' refused within those days.',
  ].join('');
}

/** Says how many cases were decided, and how long the first decision took. */
export function formatDecisionCounts(counts: ReportCountsState): string {
  if (counts === 'loading')
    return 'People decide on reports. A script on this page asks the database how many, and how soon.';
  if (counts === 'unreachable') return unreadable;
  if (counts === null) return none;
  const { decided, medianHours } = counts;
  const made = `${counted(decided, 'case was', 'cases were')} decided on within the last 30 days.`;
  if (medianHours === null) return made;
  return `${made} The median from a case’s first report to a person’s first decision or question was ${spanOf(medianHours)}.`;
}

function spanOf(hours: number): string {
  if (hours < 1) return 'less than an hour';
  const [span, unit] = hours < 48 ? [hours, 'hour'] : [hours / 24, 'day'];
  const shown = span.toLocaleString('en', { maximumFractionDigits: 1 });
  return `${shown} ${unit}${shown === '1' ? '' : 's'}`;
}
