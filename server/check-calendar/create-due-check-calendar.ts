import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import type { CheckArea } from '../../domain/corrections/due-checks.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { PublicReport } from '../../domain/report/public-report.ts';
import { computeEntityTag, isTagListed } from '../http/files/entity-tags.ts';
import { messageResponse, type Publication, type PublishedFolderHandler } from '../http/files/published-files.ts';
import { createConcurrencyLimit } from '../http/load/concurrency-limit.ts';
import { widestNetworkOf } from '../http/networks.ts';
import type { RequestSender } from '../http/request-sender.ts';
import { createCellReader, type OpenRegistry } from '../open-data/open-registry.ts';
import { createWorkQueue } from '../work-queue.ts';
import { formatCalendar } from './format-calendar.ts';
import { listDueChecks } from './list-due-checks.ts';

/** URL path of all calendars. It is followed by the secret of a calendar. */
export const dueCheckCalendarPath = '/check-calendar/';
const withSecret = /^\/check-calendar\/([0-9a-f]{64})\.ics$/;

/** Responds to a request for a calendar of AEDs to check. */
export type DueCheckCalendarHandler = (request: Request, from: RequestSender) => Promise<Response>;

interface CalendarOptions {
  /** Folder of the published registry. */
  readonly aedsFolder: string;
  readonly published: PublishedFolderHandler<OpenRegistry>;
  /** The site's public origin. If undefined, the origin of the requested URL is used. */
  readonly siteOrigin: string | undefined;
  /**
   * Looks up the areas of the calendar with a secret. Null if there is no such calendar. Rejects while the database
   * does not answer.
   */
  readonly findAreas: (secret: string) => Promise<readonly CheckArea[] | null>;
  readonly readDecisions: () => Promise<readonly PublicReport[] | null>;
  /** Takes one request from the budget of the client's network. Returns the seconds to wait, or 0. */
  readonly takeForNetwork: (clientIp: string) => number;
  /** Called with the reason if a calendar could not be written. The reason does not contain the calendar's URL. */
  readonly onFailure: (cause: unknown) => void;
  readonly clock?: () => Date;
}

/** Limits how many calendars are written at the same time. Writing one requires reading all cells of its areas. */
const admissionRule = { atOnceMax: 2, atOnceOfNetworkMax: 1, waitingMax: 20, waitMsMax: 20_000 };
/** Maximum number of calendars that are cached as text. Each is at most 300 kB long. */
const cachedMax = 16;

/**
 * Responds that there is no such calendar. A URL that never existed, one that was withdrawn and a malformed one get the
 * same response.
 */
const notFoundResponse = () =>
  messageResponse(
    404,
    'There is no calendar at this address. If you are a steward, make a new one on the page "Which AEDs to check again".',
  );

/** Creates the handler of stewards' calendars. It writes the secret in the URL to no log and no error message. */
export function createDueCheckCalendarHandler(options: CalendarOptions): DueCheckCalendarHandler {
  const { aedsFolder, published, siteOrigin, findAreas, readDecisions, takeForNetwork, onFailure } = options;
  const now = options.clock ?? (() => new Date());
  const admission = createConcurrencyLimit(admissionRule);
  const inTurn = createWorkQueue();
  const known = new Map<string, Promise<string>>();

  async function write(publication: Publication<OpenRegistry>, asked: AskedCalendar): Promise<string> {
    const { areas, decisions, today, site } = asked;
    const readCell = createCellReader(aedsFolder, publication);
    const { mtime: publishedAt } = await stat(join(publication.folder, 'index.json'));
    const checks = await listDueChecks({ registry: publication.facts, areas, decisions, today, readCell, inTurn });
    const names = [...new Set(areas.map(({ name }) => name))];
    return formatCalendar(checks, { areas: names, today, publishedAt, site });
  }

  function cachedText(tag: string, writing: () => Promise<string>): Promise<string> {
    const before = known.get(tag);
    if (before !== undefined) return before;
    const text = writing();
    const [oldest] = known.keys();
    if (known.size >= cachedMax && oldest !== undefined) known.delete(oldest);
    known.set(tag, text);
    text.catch(() => known.delete(tag));
    return text;
  }

  async function answerCalendar(request: Request, secret: string, clientIp: string): Promise<Response> {
    const areas = await findAreas(secret);
    if (areas === null) return notFoundResponse();
    const decisions = ((await readDecisions()) ?? []).filter(({ at }) => at === null || isNear(areas, at));
    const site = siteOrigin ?? new URL(request.url).origin;
    const asked = { areas, decisions, today: now().toISOString().slice(0, 10) as CivilDate, site };
    const response = await published(async (publication) => {
      const tag = computeEntityTag(new TextEncoder().encode(JSON.stringify([publication.facts.hash, asked])));
      const headers = headersOf(tag);
      if (isTagListed(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
      if (request.method === 'HEAD') return new Response(null, { headers });
      const leave = known.has(tag) ? () => undefined : await admission.enter(widestNetworkOf(clientIp));
      if (leave === undefined)
        return messageResponse(503, 'Too many calendars are being written. Try again in a minute.', {
          'Retry-After': '60',
        });
      try {
        return new Response(await cachedText(tag, () => write(publication, asked)), { headers });
      } finally {
        leave();
      }
    });
    return response ?? messageResponse(404, 'No AED list is published here, so there is nothing to check.');
  }

  return async function answerFromCalendars(request, { clientIp }) {
    const [, secret] = withSecret.exec(new URL(request.url).pathname) ?? [];
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return messageResponse(405, 'This address is read-only.', { Allow: 'GET, HEAD' });
    if (secret === undefined) return notFoundResponse();
    const waitSeconds = takeForNetwork(clientIp);
    if (waitSeconds > 0)
      return messageResponse(429, 'Too many requests from your network. Try again later.', {
        'Retry-After': String(waitSeconds),
      });
    try {
      return await answerCalendar(request, secret, clientIp);
    } catch (cause) {
      onFailure(cause);
      return messageResponse(503, 'The calendar could not be written now. Your calendar program tries again later.', {
        'Retry-After': '60',
      });
    }
  };
}

/**
 * Margin around an area, in degrees. It is wider than the largest distance between a report and its AED at inhabited
 * latitudes, so a report outside it cannot change the calendar.
 */
const marginDegrees = 0.5;

const isNear = (areas: readonly CheckArea[], [longitude, latitude]: LongitudeLatitude) =>
  areas.some(
    ({ box: { west, south, east, north } }) =>
      longitude > west - marginDegrees &&
      longitude < east + marginDegrees &&
      latitude > south - marginDegrees &&
      latitude < north + marginDegrees,
  );

interface AskedCalendar {
  readonly areas: readonly CheckArea[];
  readonly decisions: readonly PublicReport[];
  readonly today: CivilDate;
  readonly site: string;
}

function headersOf(tag: string): Record<string, string> {
  return {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="aeds-to-check.ics"',
    // No shared cache may store a calendar, because its URL contains a secret.
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
    ETag: tag,
  };
}
