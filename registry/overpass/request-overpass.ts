import { setTimeout as wait } from 'node:timers/promises';
import { ImportError } from '../source-record.ts';

const attempts = 3;
/** How long to wait for a busy server that sends no Retry-After header, in seconds. */
const defaultRetrySeconds = 30;
/**
 * Maximum time in seconds that a run waits for a busy server. If the server asks for more, the request is left to a
 * later run.
 */
const maxWaitSeconds = 600;
/** Maximum waiting time that a server may ask for, in seconds. */
const maxRetryAfterSeconds = 86_400;
/** Timeout of a query on the server, in seconds. It is shorter than the timeout of `fetch` for the first byte. */
const queryTimeoutSeconds = 240;
/** Timeout for the complete response, in milliseconds. */
const answerMsMax = 30 * 60 * 1000;

/** The external functions and the limits of a request. Tests replace them. */
export interface OverpassTools {
  readonly fetch: typeof fetch;
  readonly pause: (seconds: number) => Promise<unknown>;
  readonly now: () => Date;
  readonly answerMsMax: number;
}

const defaultTools: OverpassTools = {
  fetch: (address, init) => fetch(address, init),
  pause: (seconds) => wait(seconds * 1000),
  now: () => new Date(),
  answerMsMax,
};

export interface OverpassServer {
  readonly address: string;
  /**
   * URL of the site that makes the request, which the server's operator finds in its log. Null if the site has no URL
   * yet.
   */
  readonly site: string | null;
  readonly tools: OverpassTools;
  readonly onProgress: (line: string) => void;
  /**
   * Reads and stores the time until which the server asked us to wait. If it is stored on disk, later runs wait too.
   */
  readonly rest: { readonly until: () => Date | null; readonly keep: (until: Date) => void };
}

interface OverpassServerOptions {
  readonly address: string;
  readonly site?: string | null | undefined;
  readonly onProgress?: ((line: string) => void) | undefined;
  readonly rest?: OverpassServer['rest'] | undefined;
  readonly tools?: Partial<OverpassTools> | undefined;
}

/** Keeps the time until which the server asked us to wait in memory, where other processes cannot see it. */
function createMemoryRest(): OverpassServer['rest'] {
  let until: Date | null = null;
  return {
    until: () => until,
    keep(moment) {
      until = moment;
    },
  };
}

/**
 * Returns an Overpass server with defaults for missing options.
 * @throws ImportError if `address` is not an HTTP URL
 */
export function createOverpassServer({
  address,
  site = null,
  onProgress,
  rest,
  tools,
}: OverpassServerOptions): OverpassServer {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '')
    throw new ImportError(
      `The address of the Overpass server, ${address}, must begin with https:// or http://. Write it like https://overpass.example.org/api/interpreter.`,
    );
  if (site === null)
    onProgress?.(
      'SITE_ORIGIN is not set, so the server cannot see who asks and may refuse. Set it to the public address of your site.',
    );
  return {
    address: url.href,
    site,
    tools: { ...defaultTools, ...tools },
    onProgress: onProgress ?? (() => {}),
    rest: rest ?? createMemoryRest(),
  };
}

/** Returns the Overpass query for every defibrillator of an area. Ways and relations are returned with their centre. */
export function buildOverpassQuery(area: string): string {
  const escaped = area.replaceAll(/[\\"]/g, (mark) => `\\${mark}`);
  const selector = /^[A-Z]{2}$/.test(area)
    ? `["ISO3166-1"="${escaped}"]`
    : `["boundary"="administrative"]["name"="${escaped}"]`;
  return `[out:json][timeout:${queryTimeoutSeconds}];area${selector}->.wanted;nwr[emergency=defibrillator](area.wanted);out center;`;
}

/** Cache validators of the stored response. */
export interface CacheValidators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

function headersFor({ site }: OverpassServer, known: CacheValidators | undefined): Record<string, string> {
  return {
    'User-Agent': `symbiotics-longevity-map registry builder${site === null ? '' : ` (+${site})`}`,
    ...(site !== null && { Referer: `${site}/` }),
    ...(known?.etag && { 'If-None-Match': known.etag }),
    ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
  };
}

/** Returns a description of a network error for use in a message. */
export function describeNetworkError(cause: unknown): string {
  const { name, message, cause: deeper } = cause as Error;
  if (name === 'TimeoutError') return 'it took too long';
  return (deeper as Error | undefined)?.message ?? message;
}

async function sendRequest(
  server: OverpassServer,
  area: string,
  known: CacheValidators | undefined,
): Promise<Response> {
  const { address, tools } = server;
  // The query is sent with GET, because servers answer 304 only to conditional GET requests.
  const question = new URL(address);
  question.searchParams.set('data', buildOverpassQuery(area));
  try {
    const signal = AbortSignal.timeout(tools.answerMsMax);
    return await tools.fetch(question.href, { headers: headersFor(server, known), signal });
  } catch (cause) {
    throw new ImportError(
      `${address} does not answer (${describeNetworkError(cause)}). Check the network, or use another server (AED_OVERPASS_URL, --server).`,
    );
  }
}

/** Returns how long to wait, in seconds. The Retry-After header contains a number of seconds or a date. */
function retryAfterSecondsOf(response: Response, now: Date): number {
  const retryAfter = response.headers.get('Retry-After')?.trim() ?? '';
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - now.getTime()) / 1000);
  return Math.min(maxRetryAfterSeconds, Math.max(1, Number.isNaN(seconds) ? defaultRetrySeconds : seconds));
}

/**
 * Waits until the server accepts requests again.
 * @throws ImportError if the wait is too long for one run
 */
async function waitUntilReady({ address, rest, tools, onProgress }: OverpassServer): Promise<void> {
  const until = rest.until();
  if (until === null) return;
  const seconds = Math.ceil((until.getTime() - tools.now().getTime()) / 1000);
  // A longer wait than the maximum can only have been stored while the clock was wrong.
  if (seconds <= 0 || seconds > maxRetryAfterSeconds) return;
  if (seconds > maxWaitSeconds)
    throw new ImportError(`${address}: it is busy and asked us to wait until ${until.toISOString()}.`);
  onProgress(`${address} is busy; waiting ${seconds} s`);
  await tools.pause(seconds);
}

/** Returns the message for status 406. Overpass sends it to programs that do not say who operates them. */
const accessDeniedMessage = ({ address, site }: OverpassServer) =>
  site === null
    ? `${address}: the server refuses programs that do not say who runs them (status 406). Set SITE_ORIGIN to the public address of your site and ask again.`
    : `${address}: the server refuses requests from ${site} (status 406). Write to its operator, or use another server (AED_OVERPASS_URL, --server).`;

const busyStatuses: readonly number[] = [429, 503, 504];

/**
 * Requests the AEDs of an area. If the server is busy, waits as long as it asks and tries again, up to three requests
 * in all. Returns null if nothing is newer than `known`.
 * @throws ImportError with a message for the user
 */
export async function requestOverpass(
  server: OverpassServer,
  area: string,
  known?: CacheValidators,
): Promise<Response | null> {
  const { address, tools, rest } = server;
  for (let attempt = 1; ; attempt++) {
    await waitUntilReady(server);
    server.onProgress(`Requesting the AEDs in ${area} from ${address}`);
    const response = await sendRequest(server, area, known);
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 304 && known !== undefined) return null;
    const isBusy = busyStatuses.includes(response.status);
    if (isBusy) rest.keep(new Date(tools.now().getTime() + retryAfterSecondsOf(response, tools.now()) * 1000));
    if (isBusy && attempt < attempts) continue;
    if (response.status === 406) throw new ImportError(accessDeniedMessage(server));
    const advice = isBusy ? 'It is busy. Try again later' : 'Check its address, and the area';
    throw new ImportError(`${address} answered with status ${response.status}. ${advice}.`);
  }
}
