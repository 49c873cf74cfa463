import { refuseCall } from '../http/load/api-refusal.ts';
import type { RunInQueue } from '../work-queue.ts';
import type { Areas, ConfiguredAreas } from './areas.ts';
import type { PublishedByUs } from './published-by-us.ts';
import type { UploadLimits } from './receive-chunks.ts';
import type { RefreshSchedule } from './refresh-schedule.ts';
import type { RegistryJobs } from './registry-job.ts';
import type { UploadedFiles } from './uploaded-files.ts';

/** What is written down before it is done; the database takes no other (`register_acts_act_is_known`). */
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

/** What an administrator does, as the audit has it. */
export interface AdminAction {
  readonly act: (typeof adminActions)[number];
  readonly detail: string;
}

/** Refuses whoever is no administrator now; undefined lets them in. An act is in the audit before it is done. */
export type AdmitAdministrator = (request: Request, act: AdminAction | null) => Promise<Response | undefined>;

export interface RegistryAdminOptions {
  readonly dataFolder: string;
  readonly aedsFolder: string;
  readonly streetsFolder: string;
  /** Where programs of the machine are looked for, as PATH says it. */
  readonly programPath?: string | undefined;
  readonly admit: AdmitAdministrator;
  readonly clock: () => Date;
  /** What the configuration says of countries; left out, nothing. */
  readonly configured?: ConfiguredAreas;
  /** What is run instead of the command lines of registry and streets, for tests. */
  readonly command?: readonly string[];
}

/** Something that is drafted, published and gone back to, as far as those steps look at it. */
export interface VersionedState {
  readonly draft: () => Promise<{ readonly version: string } | null>;
  readonly versions: () => Promise<readonly { readonly name: string }[]>;
}

/** Files that come in, a command line that makes a draft of them, and what is published. */
export interface ImportContext {
  readonly parts: RegistryAdminOptions;
  readonly folder: string;
  readonly desk: UploadedFiles;
  readonly jobs: RegistryJobs;
  readonly state: VersionedState;
  readonly limits: UploadLimits;
  /** Stands before what an act was about in the audit; empty for registers. */
  readonly subject: string;
  /** Does one act after the other: what an act was checked against is still so when it is done. */
  readonly inTurn: RunInQueue;
}

/** What the routes of the registers work with. */
export interface RegistryAdminContext extends ImportContext {
  readonly areas: Areas;
  readonly publishedByUs: PublishedByUs;
  readonly schedule: RefreshSchedule;
}

/** What was asked and may be: the line for the audit, and what is done once it stands there. */
export interface AuditedAction {
  readonly act: AdminAction;
  readonly work: () => Promise<Response>;
}

export type AdminRoute<InRoom extends ImportContext = RegistryAdminContext> = (
  room: InRoom,
  request: Request,
  id: string,
) => Promise<Response>;

export const refuse = (status: number, code: string, message: string, hint = 'Load the page again.') =>
  refuseCall({ status, code, message, hint });

export const noContent = () => new Response(null, { status: 204 });
export const acceptedResponse = () => new Response(null, { status: 202 });

export async function readJsonObject(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => ({}));
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

export const refuseWhileBusy = () =>
  refuse(409, 'busy', 'Another action on these files is running.', 'Wait until it ends, or stop it.');

/** Lets an administrator to the work. */
export async function forAdministrator(
  { parts }: ImportContext,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  return (await parts.admit(request, null)) ?? work();
}

/**
 * Lets an administrator to an act. It is checked first, written down then, and done last: what is refused leaves no line in the audit, and
 * nothing is done without one. A line whose act came to nothing after all (a full disk, a refresh that began by itself) stays.
 */
export function withAuditEntry(
  room: ImportContext,
  request: Request,
  check: () => Promise<Response | AuditedAction>,
): Promise<Response> {
  return forAdministrator(room, request, () =>
    room.inTurn(async () => {
      const checked = await check();
      if (checked instanceof Response) return checked;
      const { act, detail } = checked.act;
      const written = { act, detail: shortText(`${room.subject}${detail}`, 700) };
      return (await room.parts.admit(request, written)) ?? checked.work();
    }),
  );
}

/** The beginning of a text, in whole characters. */
export const shortText = (text: string, charactersMax: number) =>
  Array.from(text.toWellFormed()).slice(0, charactersMax).join('');
