import { reportKinds } from '../../../domain/report/public-report.ts';
import { Untrusted } from '../../../domain/text/untrusted.ts';

const kinds = [...reportKinds, 'new', 'figure'] as const;
const states = ['open', 'asked', 'confirmed', 'refused'] as const;

/** A report by the signed-in person, with its outcome. */
export interface OwnReport {
  readonly id: string;
  /** The id of the AED, or of the figure. */
  readonly about: string;
  readonly kind: (typeof kinds)[number];
  /** The time of the report in ISO 8601. */
  readonly reportedAt: string;
  readonly state: (typeof states)[number];
  /** A steward's question that the reporter can answer until the case is decided. Null if there is none. */
  readonly question: { readonly id: string; readonly words: string; readonly answer: string | null } | null;
}

/** Parses the result of `list_own_reports`. Throws UnreadableDataError if it has another form. */
export function parseOwnReports(value: unknown): readonly OwnReport[] {
  return new Untrusted(value, 'own reports', null, 'Reload the page').list().map((report) => ({
    id: report.field('id').text(),
    about: report.field('aed').text(),
    kind: report.field('kind').oneOf(kinds),
    reportedAt: report.field('reported').text(),
    state: report.field('state').oneOf(states),
    question: questionOf(report),
  }));
}

function questionOf(report: Untrusted): OwnReport['question'] {
  if (report.field('question_id').textOrNull() === null) return null;
  return {
    id: report.field('question_id').text(),
    words: report.field('question').text(),
    answer: report.field('answer').textOrNull(),
  };
}
