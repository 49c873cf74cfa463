import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { correctionState } from '../../../../domain/corrections/apply-reports.ts';
import type { ToldReport } from '../../../../domain/report/told-report.ts';
import { writtenDay } from '../../../languages/written.ts';
import { reportedText as text } from './registry-text.ts';

/** A day of UTC in words; with its year where that is another one. */
function dayWords(date: string, now: Date): string {
  const year = date.startsWith(String(now.getUTCFullYear())) ? undefined : 'numeric';
  return writtenDay(new Date(`${date}T00:00:00Z`), { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
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
