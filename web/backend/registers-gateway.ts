import type { AreaState } from '../../domain/registry/area-state.ts';
import type { ColumnGuess } from '../../domain/registry/column-fields.ts';
import type { RegistryChanges } from '../../domain/registry/registry-changes.ts';
import type { Database } from '../../supabase/database.types.ts';
import { siteConfig } from '../site-config.ts';
import { requireAnswer } from './require-answer.ts';
import { backendClient } from './session/client.ts';

export type RegisterAct = Database['public']['Tables']['register_acts']['Row'];

/** A source as a registry's report counts it; what an older one did not count is missing. */
export interface RegistrySourceFacts {
  readonly key: string;
  readonly title: string;
  readonly licence: string;
  readonly attribution: string;
  readonly url: string | null;
  readonly asOf: string | null;
  readonly recordCount: number | null;
  readonly hoursKnown?: number;
  readonly doubtful?: number;
}

export interface RegistryFacts {
  readonly version: string;
  readonly aedCount: number;
  readonly asOf: string | null;
  readonly licence: string | null;
  readonly sources: readonly RegistrySourceFacts[];
  readonly publishedAt: string | null;
  readonly decision: string | null;
}

export interface DeskFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly received: number;
  readonly addedAt: string;
  readonly encoding: string | null;
  readonly dataDate: string | null;
  /** Whether it has a column map. */
  readonly map: boolean;
  /** Why it could not be looked at the last time. */
  readonly failure: string | null;
}

type JobKind = 'understand' | 'import' | 'refresh' | 'publish' | 'discard' | 'roll-back';

export type Country = { readonly code: string } & AreaState;

/** The countries whose AEDs are fetched. */
export interface Countries {
  /** The host that is asked; null where none is configured. */
  readonly server: string | null;
  /** Whether the server's configuration names them, or how often they are fetched. */
  readonly isFixed: boolean;
  readonly isHoursFixed: boolean;
  readonly everyHours: number | null;
  readonly states: readonly Country[];
  /** When they are fetched next by themselves; null where they are not. */
  readonly nextAt: string | null;
  /** Why that waits for a person. */
  readonly waitsBecause: string | null;
  readonly last: { readonly ranAt: string; readonly failure: string | null } | null;
}

export interface RegistersDesk {
  readonly files: readonly DeskFile[];
  readonly running: { readonly kind: JobKind; readonly fileId: string | null; readonly progress: string } | null;
  readonly ended: { readonly kind: JobKind; readonly fileId: string | null; readonly failure: string | null } | null;
  readonly published: RegistryFacts | null;
  readonly draft: RegistryFacts | null;
  readonly versions: readonly (RegistryFacts & { readonly name: string })[];
  readonly limits: { readonly fileBytesMax: number; readonly filesMax: number };
  readonly countries: Countries;
  /** Lists that could not be read, and where they were set aside. */
  readonly torn: readonly string[];
}

/** A point to look at, and what is said of it. */
export interface NotedPlace {
  readonly record: string;
  readonly reason: string;
  readonly position?: readonly [number, number] | undefined;
}

export interface DraftReport {
  readonly overview: {
    readonly kept: number;
    readonly merged: number;
    readonly files: readonly {
      readonly file: string;
      readonly kind: string;
      readonly read: number;
      readonly dropped: number;
      readonly doubtful: number;
      readonly notes: readonly string[];
    }[];
    readonly sources: readonly RegistrySourceFacts[];
    readonly notes: readonly string[];
    readonly conflicts: readonly { readonly sources: readonly [string, string]; readonly because: string }[];
    readonly licence: string | null;
    readonly causes: readonly {
      readonly kind: 'kept' | 'merged' | 'dropped' | 'doubtful';
      readonly cause: string;
      readonly count: number;
      readonly examples: readonly NotedPlace[];
    }[];
  };
  readonly changes: RegistryChanges;
}

interface Misunderstood {
  readonly reason: string;
  readonly count: number;
  readonly example: string;
}

export interface FileUnderstanding {
  readonly kind: string;
  readonly encoding: string;
  readonly isRecognised: boolean;
  readonly columns: readonly ColumnGuess[];
  readonly map: { readonly source: RegistrySourceFacts } | null;
  readonly warnings: readonly string[];
  readonly preview: {
    readonly read: number;
    readonly isWhole: boolean;
    readonly kept: number;
    readonly hours: { readonly said: number; readonly understood: number };
    /** In which countries they lie, in a sentence; null where none can be used. */
    readonly whereabouts: string | null;
    readonly dropped: readonly Misunderstood[];
    readonly doubtful: readonly Misunderstood[];
    readonly records: readonly {
      readonly where: string;
      readonly position: readonly [number, number] | null;
      readonly name: string;
      readonly address: string | null;
      readonly location: string | null;
      readonly hours: 'read' | 'words' | 'none';
      readonly hoursText: string | null;
      readonly remarks: readonly string[];
    }[];
  };
}

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
