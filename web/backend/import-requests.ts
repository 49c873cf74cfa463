import type { UploadedRegistryFile } from '../../domain/registry-admin/registry-import.ts';
import type { Database } from '../../supabase/database.types.ts';
import { siteConfig } from '../site-config.ts';
import { requireData } from './require-data.ts';
import { backendClient } from './session/backend-client.ts';

export type AdminActionRow = Database['public']['Tables']['register_acts']['Row'];

/** Number of latest acts shown. */
const actLimit = 20;

/** The server's message about why it refused. */
class RegistryRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The API accepts a megabyte at a time; a chunk must also arrive within a minute. */
const pieceBytes = 1_000_000;

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { data } = await (await backendClient()).auth.getSession();
  const headers = { Authorization: `Bearer ${data.session?.access_token ?? ''}`, apikey: siteConfig.supabaseKey };
  return fetch(`${siteConfig.supabaseUrl}/registers/v1${path}`, { ...init, headers: { ...headers, ...init.headers } });
}

/** Throws the server's message if it refuses. */
export async function fetchOrThrow(path: string, init?: RequestInit): Promise<Response> {
  const response = await ask(path, init);
  if (response.ok) return response;
  const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new RegistryRefusal(response.status, message || `The server answered ${response.status}.`);
}

export const postJson = (path: string, body: object = {}) =>
  fetchOrThrow(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

/** A hosted backend sends no CORS headers with its 404, so to the browser the request has failed. */
function noSuchPlace(cause: unknown): null {
  if (siteConfig.supabaseUrl !== '' && cause instanceof TypeError && navigator.onLine) return null;
  throw cause;
}

const isJson = (response: Response) => response.headers.get('Content-Type')?.includes('json') ?? false;

/** Uploads for one of the server's panels, and its draft. */
export function createImportGateway<Desk extends { readonly files: readonly UploadedRegistryFile[] }>(base: string) {
  /** Null if the backend has no such panel, such as hosted Supabase. */
  async function desk(): Promise<Desk | null> {
    const response = await ask(`${base}/desk`).catch(noSuchPlace);
    if (response === null || response.status === 404 || (response.ok && !isJson(response))) return null;
    if (response.ok) return (await response.json()) as Desk;
    const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
    throw new RegistryRefusal(response.status, message);
  }

  /** An interrupted upload of a file with the same name and length continues; any other is new. */
  async function begin(file: File): Promise<{ readonly id: string; readonly received: number }> {
    const isSame = ({ name, bytes, received }: UploadedRegistryFile) =>
      name === file.name && bytes === file.size && received < bytes;
    const stopped = (await desk())?.files.find(isSame);
    if (stopped !== undefined) return stopped;
    return (await postJson(`${base}/files`, { name: file.name, bytes: file.size })).json();
  }

  return {
    desk,

    /** Uploads a file in chunks; after a lost one it continues from where the server stopped. */
    async upload(file: File, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<string> {
      const { id, received } = await begin(file);
      for (let at = received; at < file.size; ) {
        const response = await ask(`${base}/files/${id}/bytes?from=${at}`, {
          method: 'PUT',
          body: file.slice(at, at + pieceBytes),
          signal,
        });
        const answer = (await response.json()) as { received?: number; message?: string };
        if (answer.received === undefined) throw new RegistryRefusal(response.status, answer.message ?? '');
        at = answer.received;
        onProgress(at);
      }
      return id;
    },

    async removeFile(id: string): Promise<void> {
      await fetchOrThrow(`${base}/files/${id}`, { method: 'DELETE' });
    },

    async stop(): Promise<void> {
      await postJson(`${base}/stop`);
    },

    async discard(): Promise<void> {
      await postJson(`${base}/discard`);
    },

    async rollBack(version: string): Promise<void> {
      await postJson(`${base}/roll-back`, { version });
    },

    async acts(): Promise<readonly AdminActionRow[]> {
      const client = await backendClient();
      const { data, error } = await client
        .from('register_acts')
        .select('*')
        .order('acted_at', { ascending: false })
        .limit(actLimit);
      return requireData(data, error);
    },
  };
}

/** Calls that registers and streets share. */
export type ImportGateway = ReturnType<typeof createImportGateway>;
