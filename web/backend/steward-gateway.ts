import type { Database } from '../../supabase/database.types.ts';
import { siteConfig } from '../site-config.ts';
import { maxResponseRows, readAllPages } from './read-all-pages.ts';
import { requireData } from './require-data.ts';
import { loadBackendClient } from './session/backend-client.ts';

type Tables = Database['public']['Tables'];
export type ReportCase = Tables['aed_report_cases']['Row'];
export type CaseReport = Omit<Tables['aed_reports']['Row'], 'user_id' | 'network' | 'browser_mark'>;
export type ReporterAnswer = Omit<Tables['aed_report_answers']['Row'], 'user_id'>;
export type CaseDecision = Tables['aed_report_decisions']['Row'];

export type DecisionKind = 'confirmed' | 'asked' | 'refused' | 'reopened';

/** A decision about a case. The new values are null unless the decision confirms a correction. */
export interface DecisionInput {
  readonly decision: DecisionKind;
  readonly reason: string;
  readonly place: readonly [number, number] | null;
  readonly hoursText: string | null;
  /** For an AED that no source listed, the description that visitors will read. */
  readonly boxText: string | null;
  readonly figure: { readonly value: string; readonly source: string } | null;
  /** What the source says about the AED at the time of the decision. */
  readonly registered: string | null;
}

const queueLimit = 50;
const answerColumns = 'id, case_id, report_id, question_id, words, answered_at';
/** The maximum number of texts that are read. It is enough to notice that the same sentence was sent for many AEDs. */
const textLimit = 500;
const reportColumns =
  'id, case_id, round, place_longitude, place_latitude, hours_text, box_text, words, contact, seen_at, reported_at, figure_value, source_address';

const waiting = ['open', 'asked', 'awaits-second'];

/**
 * The requests of stewards and administrators. The database returns only cases that the signed-in person may decide.
 */
export const stewardGateway = {
  /**
   * Returns waiting or decided cases. Waiting cases with an answered question come first, then those with the most
   * independent reports. Of the decided cases, the latest comes first.
   */
  async cases(which: 'waiting' | 'decided'): Promise<readonly ReportCase[]> {
    const client = await loadBackendClient();
    const all = client.from('aed_report_cases').select('*').limit(queueLimit);
    const asked =
      which === 'waiting'
        ? all
            .in('state', waiting)
            .order('answered_at', { ascending: true, nullsFirst: false })
            .order('networks', { ascending: false })
            .order('last_reported_at', { ascending: false })
        : all.in('state', ['confirmed', 'refused']).order('decided_at', { ascending: false });
    const { data, error } = await asked;
    return requireData(data, error);
  },

  /** Returns every confirmed case. */
  async corrections(): Promise<readonly ReportCase[]> {
    const client = await loadBackendClient();
    return readAllPages(async (after) => {
      const confirmed = client
        .from('aed_report_cases')
        .select('*')
        .eq('state', 'confirmed')
        .order('id')
        .limit(maxResponseRows);
      const { data, error } = await (after === null ? confirmed : confirmed.gt('id', after));
      return requireData(data, error);
    });
  },

  async reports(caseId: string): Promise<readonly CaseReport[]> {
    const client = await loadBackendClient();
    const { data, error } = await client
      .from('aed_reports')
      .select(reportColumns)
      .eq('case_id', caseId)
      .order('reported_at', { ascending: false })
      .limit(queueLimit);
    return requireData(data, error);
  },

  /** Returns the reporters' answers to questions about a case. */
  async answers(caseId: string): Promise<readonly ReporterAnswer[]> {
    const client = await loadBackendClient();
    const { data, error } = await client
      .from('aed_report_answers')
      .select(answerColumns)
      .eq('case_id', caseId)
      .order('answered_at', { ascending: true })
      .limit(queueLimit);
    return requireData(data, error);
  },

  /**
   * Whether the backend e-mails questions to reporters. Only this project's own server does, if a mail server is
   * configured.
   */
  async mailsQuestions(): Promise<boolean> {
    const response = await fetch(`${siteConfig.supabaseUrl}/auth/v1/settings`, {
      headers: { apikey: siteConfig.supabaseKey },
    });
    if (!response.ok) throw new Error(`The settings of accounts did not load (status ${response.status}).`);
    return ((await response.json()) as { questions_are_mailed?: unknown }).questions_are_mailed === true;
  },

  /** Returns the latest texts of reports in other cases. */
  async otherWords(caseId: string): Promise<readonly string[]> {
    const client = await loadBackendClient();
    const { data, error } = await client
      .from('aed_reports')
      .select('words')
      .neq('case_id', caseId)
      .not('words', 'is', null)
      .order('reported_at', { ascending: false })
      .limit(textLimit);
    return requireData(data, error).flatMap(({ words }) => (words === null ? [] : [words]));
  },

  /** Returns every decision about an AED, latest first. */
  async history(aedId: string): Promise<readonly CaseDecision[]> {
    const client = await loadBackendClient();
    const { data, error } = await client
      .from('aed_report_decisions')
      .select('*')
      .eq('aed_id', aedId)
      .order('number', { ascending: false })
      .limit(queueLimit);
    return requireData(data, error);
  },

  /** Sends a decision about a case and returns the case's new state. */
  async decide(caseId: string, input: DecisionInput): Promise<string> {
    const { decision, reason, place, hoursText, boxText, figure, registered } = input;
    const client = await loadBackendClient();
    const { data, error } = await client.rpc('decide_aed_case', {
      sought_case: caseId,
      decision,
      reason,
      ...(place !== null && { place_longitude: place[0], place_latitude: place[1] }),
      ...(hoursText !== null && { hours_text: hoursText }),
      ...(boxText !== null && { box_text: boxText }),
      ...(figure !== null && { figure_value: figure.value, source_address: figure.source }),
      ...(registered !== null && { registered }),
    });
    return requireData(data, error);
  },
};

export type StewardGateway = typeof stewardGateway;
