import type { Database } from '../../supabase/database.types.ts';
import { siteConfig } from '../site-config.ts';
import { maxResponseRows, readAllPages } from './read-all-pages.ts';
import { requireData } from './require-data.ts';
import { backendClient } from './session/backend-client.ts';

type Tables = Database['public']['Tables'];
export type ReportCase = Tables['aed_report_cases']['Row'];
export type CaseReport = Omit<Tables['aed_reports']['Row'], 'user_id' | 'network' | 'browser_mark'>;
export type ReporterAnswer = Omit<Tables['aed_report_answers']['Row'], 'user_id'>;
export type CaseDecision = Tables['aed_report_decisions']['Row'];

export type DecisionKind = 'confirmed' | 'asked' | 'refused' | 'reopened';

/** A decision to be sent; with new values only when confirming a location or hours. */
export interface DecisionInput {
  readonly decision: DecisionKind;
  readonly reason: string;
  readonly place: readonly [number, number] | null;
  readonly hoursText: string | null;
  /** What searchers read about a missing AED. */
  readonly boxText: string | null;
  readonly figure: { readonly value: string; readonly source: string } | null;
  /** The register's current data. */
  readonly registered: string | null;
}

const queueLimit = 50;
const answerColumns = 'id, case_id, report_id, question_id, words, answered_at';
/** Enough to notice the same sentence sent for many AEDs. */
const wordsLimit = 500;
const reportColumns =
  'id, case_id, round, place_longitude, place_latitude, hours_text, box_text, words, contact, seen_at, reported_at, figure_value, source_address';

const waiting = ['open', 'asked', 'awaits-second'];

/** Calls of stewards and administrators: the database returns the cases of their areas, and refuses others. */
export const stewardGateway = {
  /** waiting: cases with an answered question first, then by independent reports; decided: latest decisions first. */
  async cases(which: 'waiting' | 'decided'): Promise<readonly ReportCase[]> {
    const client = await backendClient();
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

  /** Every confirmed case. */
  async corrections(): Promise<readonly ReportCase[]> {
    const client = await backendClient();
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
    const client = await backendClient();
    const { data, error } = await client
      .from('aed_reports')
      .select(reportColumns)
      .eq('case_id', caseId)
      .order('reported_at', { ascending: false })
      .limit(queueLimit);
    return requireData(data, error);
  },

  /** The reporters' answers to questions about a case. */
  async answers(caseId: string): Promise<readonly ReporterAnswer[]> {
    const client = await backendClient();
    const { data, error } = await client
      .from('aed_report_answers')
      .select(answerColumns)
      .eq('case_id', caseId)
      .order('answered_at', { ascending: true })
      .limit(queueLimit);
    return requireData(data, error);
  },

  /** Whether questions are mailed: only with this project's own server and a configured mail server. */
  async mailsQuestions(): Promise<boolean> {
    const response = await fetch(`${siteConfig.supabaseUrl}/auth/v1/settings`, {
      headers: { apikey: siteConfig.supabaseKey },
    });
    if (!response.ok) throw new Error(`The settings of accounts did not load (status ${response.status}).`);
    return ((await response.json()) as { questions_are_mailed?: unknown }).questions_are_mailed === true;
  },

  /** Recent texts in reports of other cases. */
  async otherWords(caseId: string): Promise<readonly string[]> {
    const client = await backendClient();
    const { data, error } = await client
      .from('aed_reports')
      .select('words')
      .neq('case_id', caseId)
      .not('words', 'is', null)
      .order('reported_at', { ascending: false })
      .limit(wordsLimit);
    return requireData(data, error).flatMap(({ words }) => (words === null ? [] : [words]));
  },

  /** Every decision about one AED, latest first. */
  async history(aedId: string): Promise<readonly CaseDecision[]> {
    const client = await backendClient();
    const { data, error } = await client
      .from('aed_report_decisions')
      .select('*')
      .eq('aed_id', aedId)
      .order('number', { ascending: false })
      .limit(queueLimit);
    return requireData(data, error);
  },

  /** Returns the case's new state. */
  async decide(caseId: string, said: DecisionInput): Promise<string> {
    const { decision, reason, place, hoursText, boxText, figure, registered } = said;
    const client = await backendClient();
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
