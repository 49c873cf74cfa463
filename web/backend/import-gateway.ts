import type { UploadedRegistryFile } from '../../domain/registry-admin/registry-import.ts';
import type { Database } from '../../supabase/database.types.ts';
import { siteConfig } from '../site-config.ts';
import { requireData } from './require-data.ts';
import { loadBackendClient } from './session/backend-client.ts';

export type AdminActionRow = Database['public']['Tables']['register_acts']['Row'];

/** The number of administrator actions that the panel shows. They are the latest ones. */
const actionLimit = 20;

/** A refusal by the server, with the server's message and the status of the response. */
class ImportRequestError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The API accepts at most one megabyte per request. Smaller chunks also arrive within the time limit of one minute. */
const chunkBytes = 1_000_000;

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { data } = await (await loadBackendClient()).auth.getSession();
  const headers = { Authorization: `Bearer ${data.session?.access_token ?? ''}`, apikey: siteConfig.supabaseKey };
  return fetch(`${siteConfig.supabaseUrl}/registers/v1${path}`, { ...init, headers: { ...headers, ...init.headers } });
}

/** Sends a request. If the server refuses it, throws an error with the server's message. */
export async function fetchOrThrow(path: string, init?: RequestInit): Promise<Response> {
  const response = await ask(path, init);
  if (response.ok) return response;
  const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new ImportRequestError(response.status, message || `The server answered ${response.status}.`);
}

export const postJson = (path: string, body: object = {}) =>
  fetchOrThrow(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

/**
 * Returns null if the request failed because the backend has no such panel, and otherwise throws the error again. A
 * hosted backend answers 404 without CORS headers, which the browser reports as a failed request.
 */
function nullIfNoPanel(cause: unknown): null {
  if (siteConfig.supabaseUrl !== '' && cause instanceof TypeError && navigator.onLine) return null;
  throw cause;
}

const isJson = (response: Response) => response.headers.get('Content-Type')?.includes('json') ?? false;

/**
 * Creates the functions with which an administrator uploads files to one of the server's panels and publishes its
 * draft.
 */
export function createImportGateway<Status extends { readonly files: readonly UploadedRegistryFile[] }>(base: string) {
  /** Returns the state of the import panel. Null if the backend cannot import registries, as hosted Supabase cannot. */
  async function status(): Promise<Status | null> {
    const response = await ask(`${base}/desk`).catch(nullIfNoPanel);
    if (response === null || response.status === 404 || (response.ok && !isJson(response))) return null;
    if (response.ok) return (await response.json()) as Status;
    const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
    throw new ImportRequestError(response.status, message);
  }

  /** Starts an upload, or continues an interrupted upload of a file with the same name and length. */
  async function startUpload(file: File): Promise<{ readonly id: string; readonly received: number }> {
    const isSame = ({ name, bytes, received }: UploadedRegistryFile) =>
      name === file.name && bytes === file.size && received < bytes;
    const stopped = (await status())?.files.find(isSame);
    if (stopped !== undefined) return stopped;
    return (await postJson(`${base}/files`, { name: file.name, bytes: file.size })).json();
  }

  return {
    status,

    /**
     * Uploads a file in chunks. After a failed chunk, it continues with the first byte that the server has not
     * received.
     */
    async upload(file: File, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<string> {
      const { id, received } = await startUpload(file);
      for (let at = received; at < file.size; ) {
        const response = await ask(`${base}/files/${id}/bytes?from=${at}`, {
          method: 'PUT',
          body: file.slice(at, at + chunkBytes),
          signal,
        });
        const answer = (await response.json()) as { received?: number; message?: string };
        if (answer.received === undefined) throw new ImportRequestError(response.status, answer.message ?? '');
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
      const client = await loadBackendClient();
      const { data, error } = await client
        .from('register_acts')
        .select('*')
        .order('acted_at', { ascending: false })
        .limit(actionLimit);
      return requireData(data, error);
    },
  };
}

/** The requests that the registry panel and the streets panel both make. */
export type ImportGateway = ReturnType<typeof createImportGateway>;
