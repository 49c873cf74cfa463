import { refusalResponse } from '../http/load/api-refusal.ts';
import type { RunInQueue } from '../work-queue.ts';
import type { Areas, ConfiguredAreas } from './areas.ts';
import type { PublicationOrigin } from './publication-origin.ts';
import type { UploadLimits } from './receive-chunks.ts';
import type { RefreshSchedule } from './refresh-schedule.ts';
import type { RegistryJobs } from './registry-job.ts';
import type { UploadedFiles } from './uploaded-files.ts';

/**
 * Acts recorded in the audit log before they are done; the database accepts no others (`register_acts_act_is_known`).
 */
export const adminActions = [
  'file added',
  'file described',
  'file removed',
  'countries chosen',
  'countries fetched',
  'import started',
  'published',
  'draft discarded',
  'rolled back',
] as const;

/** An administrator's action as recorded in the audit log. */
export interface AdminAction {
  readonly act: (typeof adminActions)[number];
  readonly detail: string;
}

/**
 * Refuses callers who are not administrators at this time; undefined if the caller is one. The action is in the audit
 * log before this resolves.
 */
export type AuthorizeAdministrator = (request: Request, act: AdminAction | null) => Promise<Response | undefined>;

export interface RegistryAdminOptions {
  readonly dataFolder: string;
  readonly aedsFolder: string;
  readonly streetsFolder: string;
  /** Search path for programs, as in PATH. */
  readonly programPath?: string | undefined;
  readonly admit: AuthorizeAdministrator;
  readonly clock: () => Date;
  /** The configured countries; if omitted, none are configured. */
  readonly configured?: ConfiguredAreas;
  /** Programs to run instead of the command lines of registry and streets, for tests. */
  readonly command?: readonly string[];
}

/** The common part of registers and streets: something that is drafted, published and rolled back. */
export interface VersionedState {
  readonly draft: () => Promise<{ readonly version: string } | null>;
  readonly versions: () => Promise<readonly { readonly name: string }[]>;
}

/** Uploaded files, a command line that makes a draft of them, and the published version. */
export interface ImportContext {
  readonly parts: RegistryAdminOptions;
  readonly folder: string;
  readonly desk: UploadedFiles;
  readonly jobs: RegistryJobs;
  readonly state: VersionedState;
  readonly limits: UploadLimits;
  /** Prefix of an act's subject in the audit log; empty for registers. */
  readonly subject: string;
  /** Runs one act after the other: what an act was checked against is still true when it is done. */
  readonly inTurn: RunInQueue;
}

/** Dependencies of the registers routes. */
export interface RegistryAdminContext extends ImportContext {
  readonly areas: Areas;
  readonly publishedByUs: PublicationOrigin;
  readonly schedule: RefreshSchedule;
}

/** An action that passed its checks: its audit entry, and the work to do once that entry is written. */
export interface AuditedAction {
  readonly act: AdminAction;
  readonly work: () => Promise<Response>;
}

export type AdminRoute<InRoom extends ImportContext = RegistryAdminContext> = (
  room: InRoom,
  request: Request,
  id: string,
) => Promise<Response>;

export const adminRefusal = (status: number, code: string, message: string, hint = 'Load the page again.') =>
  refusalResponse({ status, code, message, hint });

export const noContentResponse = () => new Response(null, { status: 204 });
export const acceptedResponse = () => new Response(null, { status: 202 });

export async function readJsonObject(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => ({}));
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

export const refuseWhileBusy = () =>
  adminRefusal(409, 'busy', 'Another action on these files is running.', 'Wait until it ends, or stop it.');

/** Runs `work` if the request comes from an administrator; otherwise returns the refusal. */
export async function runForAdministrator(
  { parts }: ImportContext,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  return (await parts.admit(request, null)) ?? work();
}

/**
 * Runs an administrator's action: checks it, writes the audit entry, then executes it. A refused action leaves no
 * entry, and none is executed without one. The entry stays if the action fails afterwards, as on a full disk.
 */
export function withAuditEntry(
  room: ImportContext,
  request: Request,
  check: () => Promise<Response | AuditedAction>,
): Promise<Response> {
  return runForAdministrator(room, request, () =>
    room.inTurn(async () => {
      const checked = await check();
      if (checked instanceof Response) return checked;
      const { act, detail } = checked.act;
      const written = { act, detail: shortenText(`${room.subject}${detail}`, 700) };
      return (await room.parts.admit(request, written)) ?? checked.work();
    }),
  );
}

/** The beginning of a text, cut at a character boundary. */
export const shortenText = (text: string, charactersMax: number) =>
  Array.from(text.toWellFormed()).slice(0, charactersMax).join('');
