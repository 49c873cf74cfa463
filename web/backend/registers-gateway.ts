import type { DraftReport } from '../../domain/registers/draft-report.ts';
import type { FileUnderstanding } from '../../domain/registers/file-understanding.ts';
import type { RegistersDesk } from '../../domain/registers/registers-desk.ts';
import type { Database } from '../../supabase/database.types.ts';
import { siteConfig } from '../site-config.ts';
import { requireAnswer } from './require-answer.ts';
import { backendClient } from './session/client.ts';

export type RegisterAct = Database['public']['Tables']['register_acts']['Row'];

/** A sentence of the server about why it did not do something. */
class RegistersRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The API takes a megabyte at a time; a piece must also come in within a minute. */
const pieceBytes = 1_000_000;
const actLimit = 20;

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { data } = await (await backendClient()).auth.getSession();
  const headers = { Authorization: `Bearer ${data.session?.access_token ?? ''}`, apikey: siteConfig.supabaseKey };
  return fetch(`${siteConfig.supabaseUrl}/registers/v1${path}`, { ...init, headers: { ...headers, ...init.headers } });
}

/** Throws the server's own sentence where it refuses. */
async function insist(path: string, init?: RequestInit): Promise<Response> {
  const response = await ask(path, init);
  if (response.ok) return response;
  const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new RegistersRefusal(response.status, message || `The server answered ${response.status}.`);
}

const post = (path: string, body: object = {}) =>
  insist(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

/** A hosted backend lets no other site's page read that it has no such address: to the browser the request has failed. */
function noSuchPlace(cause: unknown): null {
  if (siteConfig.supabaseUrl !== '' && cause instanceof TypeError && navigator.onLine) return null;
  throw cause;
}

const isJson = (response: Response) => response.headers.get('Content-Type')?.includes('json') ?? false;

/** The operator's registers: `/registers/v1` of this project's own server, and the table of who did what. */
export const registersGateway = {
  /** Null where the backend has no such part, as hosted Supabase. */
  async desk(): Promise<RegistersDesk | null> {
    const response = await ask('/desk').catch(noSuchPlace);
    if (response === null || response.status === 404 || (response.ok && !isJson(response))) return null;
    if (response.ok) return (await response.json()) as RegistersDesk;
    const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
    throw new RegistersRefusal(response.status, message);
  },

  /** Sends a file piece by piece; a piece that was lost is sent again from where the server stopped. */
  async upload(file: File, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<string> {
    const { id } = (await (await post('/files', { name: file.name, bytes: file.size })).json()) as { id: string };
    for (let at = 0; at < file.size; ) {
      const response = await ask(`/files/${id}/bytes?from=${at}`, {
        method: 'PUT',
        body: file.slice(at, at + pieceBytes),
        signal,
      });
      const answer = (await response.json()) as { received?: number; message?: string };
      if (answer.received === undefined) throw new RegistersRefusal(response.status, answer.message ?? '');
      at = answer.received;
      onProgress(at);
    }
    return id;
  },

  async removeFile(id: string): Promise<void> {
    await insist(`/files/${id}`, { method: 'DELETE' });
  },

  async understand(id: string, said: { map?: object; isAnew?: boolean; encoding?: string }): Promise<void> {
    await post(`/files/${id}/understand`, said);
  },

  /** What the file was last taken for; null where it has not been looked at. */
  async understanding(id: string): Promise<FileUnderstanding | null> {
    return (await (await insist(`/files/${id}/understanding`)).json()) as FileUnderstanding | null;
  },

  async describe(id: string, said: { map?: object | null; encoding?: string; dataDate?: string }): Promise<void> {
    await post(`/files/${id}`, said);
  },

  async chooseCountries(areas: readonly string[], everyHours: number | null): Promise<void> {
    await post('/areas', { areas, everyHours });
  },

  /** Fetches the countries and reads them with the files, into a draft. */
  async startRefresh(isIncompleteAccepted: boolean): Promise<void> {
    await post('/refresh', { isIncompleteAccepted });
  },

  async startImport(isIncompleteAccepted: boolean): Promise<void> {
    await post('/import', { isIncompleteAccepted });
  },

  async stop(): Promise<void> {
    await post('/stop');
  },

  /** Null where there is no draft. */
  async report(): Promise<DraftReport | null> {
    return (await (await insist('/report')).json()) as DraftReport | null;
  },

  async remarks(): Promise<string> {
    return (await insist('/remarks')).text();
  },

  async publish(version: string, decision: string): Promise<void> {
    await post('/publish', { version, decision });
  },

  async discard(): Promise<void> {
    await post('/discard');
  },

  async rollBack(version: string): Promise<void> {
    await post('/roll-back', { version });
  },

  async acts(): Promise<readonly RegisterAct[]> {
    const client = await backendClient();
    const { data, error } = await client
      .from('register_acts')
      .select('*')
      .order('acted_at', { ascending: false })
      .limit(actLimit);
    return requireAnswer(data, error);
  },
};

export type RegistersGateway = typeof registersGateway;
