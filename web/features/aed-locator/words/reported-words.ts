import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { correctionState } from '../../../../domain/report/apply-reports.ts';
import type { ToldReport } from '../../../../domain/report/told-report.ts';
import { checkedText, reportedText as text } from './registry-text.ts';

/** A day of UTC in words; with its year where that is another one. */
function dayWords(date: string, now: Date): string {
  const [year = '', month, day = ''] = date.split('-');
  const words = text.day(day, checkedText.months[Number(month) - 1] ?? '');
  return year === String(now.getUTCFullYear()) ? words : text.dayOfYear(words, year);
}

/** What is reported of an AED in one sentence. */
export function reportedWords(report: ToldReport, aed: RegisteredAed, now: Date): string {
  const { kind, state, count, since, last, decided } = report;
  if (state !== 'confirmed' && kind !== 'new')
    return text.open[kind](count, dayWords(kind === 'present' ? last : since, now));
  const confirmed = text.confirmed[kind](dayWords(decided ?? last, now));
  const isContradicted = kind !== 'gone' && correctionState(report, aed) === 'contradicted';
  return isContradicted ? text.contradicted(confirmed) : confirmed;
}
