import { apiErrorResponse } from '../http/load/api-error-response.ts';
import type { RunInQueue } from '../work-queue.ts';
import type { Areas, ConfiguredAreas } from './areas.ts';
import type { PublicationOrigin } from './publication-origin.ts';
import type { UploadLimits } from './receive-chunks.ts';
import type { RefreshSchedule } from './refresh-schedule.ts';
import type { RegistryJobs } from './registry-job.ts';
import type { UploadedFiles } from './uploaded-files.ts';

/**
 * The actions that are recorded in the audit log before they are executed. The database accepts no others (constraint
 * `register_acts_act_is_known`).
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
 * Returns an error response if the caller is not an administrator at this time, otherwise undefined. The action is in
 * the audit log before the promise resolves.
 */
export type AuthorizeAdministrator = (request: Request, act: AdminAction | null) => Promise<Response | undefined>;

export interface RegistryAdminOptions {
  readonly dataFolder: string;
  readonly aedsFolder: string;
  readonly streetsFolder: string;
  /** The folders in which programs are looked up, in the format of the variable PATH. */
  readonly programPath?: string | undefined;
  readonly compileCacheFolder?: string | undefined;
  readonly admit: AuthorizeAdministrator;
  readonly clock: () => Date;
  /** The countries from the server's configuration. If omitted, none are configured. */
  readonly configured?: ConfiguredAreas;
  /** A program and its arguments, which tests run instead of the command lines of registry and streets. */
  readonly command?: readonly string[];
}

/**
 * What the registry and the streets have in common: a draft that can be published, and earlier versions that can be
 * restored.
 */
export interface VersionedState {
  readonly draft: () => Promise<{ readonly version: string } | null>;
  readonly versions: () => Promise<readonly { readonly name: string }[]>;
}

/** Uploaded files, the jobs that make a draft of them, and the versions that were published. */
export interface ImportContext {
  readonly parts: RegistryAdminOptions;
  readonly folder: string;
  readonly uploads: UploadedFiles;
  readonly jobs: RegistryJobs;
  readonly state: VersionedState;
  readonly limits: UploadLimits;
  /** The prefix of the details in the audit log, such as "Streets: ". Empty for the registry. */
  readonly subject: string;
  /** Runs actions one after the other, so that what an action has checked is still true when it is executed. */
  readonly inTurn: RunInQueue;
}

/** What every route for the registry needs. */
export interface RegistryAdminContext extends ImportContext {
  readonly areas: Areas;
  readonly publishedByUs: PublicationOrigin;
  readonly schedule: RefreshSchedule;
}

/** An action that has passed its checks, and the work to do once it is in the audit log. */
export interface AuditedAction {
  readonly act: AdminAction;
  readonly work: () => Promise<Response>;
}

export type AdminRoute<Context extends ImportContext = RegistryAdminContext> = (
  context: Context,
  request: Request,
  id: string,
) => Promise<Response>;

export const adminErrorResponse = (status: number, code: string, message: string, hint = 'Reload the page.') =>
  apiErrorResponse({ status, code, message, hint });

export const noContentResponse = () => new Response(null, { status: 204 });
export const acceptedResponse = () => new Response(null, { status: 202 });

export async function readJsonObject(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => ({}));
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

export const importBusyResponse = () =>
  adminErrorResponse(409, 'busy', 'Another action on these files is running.', 'Wait until it ends, or stop it.');

/** Runs `work` if the request comes from an administrator, otherwise returns the error response. */
export async function runForAdministrator(
  { parts }: ImportContext,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  return (await parts.admit(request, null)) ?? work();
}

/**
 * Checks an administrator's action, adds it to the audit log, then executes it. A refused action is not added, and no
 * action is executed that was not added. The entry stays if the action fails afterwards, for example because the disk
 * is full.
 */
export function withAuditEntry(
  context: ImportContext,
  request: Request,
  check: () => Promise<Response | AuditedAction>,
): Promise<Response> {
  return runForAdministrator(context, request, () =>
    context.inTurn(async () => {
      const checked = await check();
      if (checked instanceof Response) return checked;
      const { act, detail } = checked.act;
      const written = { act, detail: shortenText(`${context.subject}${detail}`, 700) };
      return (await context.parts.admit(request, written)) ?? checked.work();
    }),
  );
}

/** Returns the beginning of a text, without splitting a character. */
export const shortenText = (text: string, charactersMax: number) =>
  Array.from(text.toWellFormed()).slice(0, charactersMax).join('');
