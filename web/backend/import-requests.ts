import type { DeskFile } from '../../domain/registry-admin/registry-import.ts';
import type { Database } from '../../supabase/database.types.ts';
import { siteConfig } from '../site-config.ts';
import { requireAnswer } from './require-answer.ts';
import { backendClient } from './session/client.ts';

export type AdminActionRow = Database['public']['Tables']['register_acts']['Row'];

/** So many of the newest acts are shown. */
const actLimit = 20;

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

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { data } = await (await backendClient()).auth.getSession();
  const headers = { Authorization: `Bearer ${data.session?.access_token ?? ''}`, apikey: siteConfig.supabaseKey };
  return fetch(`${siteConfig.supabaseUrl}/registers/v1${path}`, { ...init, headers: { ...headers, ...init.headers } });
}

/** Throws the server's own sentence where it refuses. */
export async function requireOk(path: string, init?: RequestInit): Promise<Response> {
  const response = await ask(path, init);
  if (response.ok) return response;
  const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new RegistersRefusal(response.status, message || `The server answered ${response.status}.`);
}

export const post = (path: string, body: object = {}) =>
  requireOk(path, {
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

/** Files that come in for a desk of the server's, and what becomes of its draft. */
export function importRequests<Desk extends { readonly files: readonly DeskFile[] }>(base: string) {
  /** Null if the backend has no such part, as hosted Supabase. */
  async function desk(): Promise<Desk | null> {
    const response = await ask(`${base}/desk`).catch(noSuchPlace);
    if (response === null || response.status === 404 || (response.ok && !isJson(response))) return null;
    if (response.ok) return (await response.json()) as Desk;
    const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
    throw new RegistersRefusal(response.status, message);
  }

  /** A file of the same name and length that stopped on its way continues; any other is a new one. */
  async function begin(file: File): Promise<{ readonly id: string; readonly received: number }> {
    const isSame = ({ name, bytes, received }: DeskFile) =>
      name === file.name && bytes === file.size && received < bytes;
    const stopped = (await desk())?.files.find(isSame);
    if (stopped !== undefined) return stopped;
    return (await post(`${base}/files`, { name: file.name, bytes: file.size })).json();
  }

  return {
    desk,

    /** Sends a file piece by piece; a piece that was lost is sent again from where the server stopped. */
    async upload(file: File, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<string> {
      const { id, received } = await begin(file);
      for (let at = received; at < file.size; ) {
        const response = await ask(`${base}/files/${id}/bytes?from=${at}`, {
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
      await requireOk(`${base}/files/${id}`, { method: 'DELETE' });
    },

    async stop(): Promise<void> {
      await post(`${base}/stop`);
    },

    async discard(): Promise<void> {
      await post(`${base}/discard`);
    },

    async rollBack(version: string): Promise<void> {
      await post(`${base}/roll-back`, { version });
    },

    async acts(): Promise<readonly AdminActionRow[]> {
      const client = await backendClient();
      const { data, error } = await client
        .from('register_acts')
        .select('*')
        .order('acted_at', { ascending: false })
        .limit(actLimit);
      return requireAnswer(data, error);
    },
  };
}

/** What both desks do alike. */
export type ImportGateway = ReturnType<typeof importRequests>;
