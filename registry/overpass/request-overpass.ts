import { setTimeout as wait } from 'node:timers/promises';
import { ImportError } from '../source-record.ts';

const attempts = 3;
/** Default delay for a busy server without a Retry-After header, in seconds. */
const retrySeconds = 30;
/** Maximum delay to wait for within one run; after a longer one the request is left to a later run. */
const patienceSeconds = 600;
/** Maximum delay that is honoured, whatever the server says. */
const restSecondsMax = 86_400;
/** Server-side timeout of a query, in seconds: shorter than the connection's timeout for the first byte. */
const questionSeconds = 240;
/** Timeout for the complete response, in milliseconds. */
const answerMsMax = 30 * 60 * 1000;

/** External dependencies of a request; tests replace them. */
export interface OverpassTools {
  readonly fetch: typeof fetch;
  readonly pause: (seconds: number) => Promise<unknown>;
  readonly now: () => Date;
  readonly answerMsMax: number;
}

const ownTools: OverpassTools = {
  fetch: (address, init) => fetch(address, init),
  pause: (seconds) => wait(seconds * 1000),
  now: () => new Date(),
  answerMsMax,
};

export interface OverpassServer {
  readonly address: string;
  /** The requesting site, for the server's log; null if it has no address yet. */
  readonly site: string | null;
  readonly tools: OverpassTools;
  readonly onProgress: (line: string) => void;
  /** End of the delay that the server requested: stored by the caller, so that later runs respect it. */
  readonly rest: { readonly until: () => Date | null; readonly keep: (until: Date) => void };
}

interface ServerToAsk {
  readonly address: string;
  readonly site?: string | null | undefined;
  readonly onProgress?: ((line: string) => void) | undefined;
  readonly rest?: OverpassServer['rest'] | undefined;
  readonly tools?: Partial<OverpassTools> | undefined;
}

/** Keeps the server's requested delay in memory, until the process ends. */
function restInMemory(): OverpassServer['rest'] {
  let until: Date | null = null;
  return {
    until: () => until,
    keep(moment) {
      until = moment;
    },
  };
}

/** An Overpass server. Throws ImportError if `address` is not an HTTP URL. */
export function overpassServer({ address, site = null, onProgress, rest, tools }: ServerToAsk): OverpassServer {
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
    tools: { ...ownTools, ...tools },
    onProgress: onProgress ?? (() => {}),
    rest: rest ?? restInMemory(),
  };
}

/** The Overpass query: every defibrillator of an area, ways and relations by their centre. */
export function overpassQuery(area: string): string {
  const escaped = area.replaceAll(/[\\"]/g, (mark) => `\\${mark}`);
  const selector = /^[A-Z]{2}$/.test(area)
    ? `["ISO3166-1"="${escaped}"]`
    : `["boundary"="administrative"]["name"="${escaped}"]`;
  return `[out:json][timeout:${questionSeconds}];area${selector}->.wanted;nwr[emergency=defibrillator](area.wanted);out center;`;
}

/** Cache validators (such as an ETag) of the stored response. */
export interface CachedResponse {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

function headersFor({ site }: OverpassServer, known: CachedResponse | undefined): Record<string, string> {
  return {
    'User-Agent': `symbiotics-longevity-map registry builder${site === null ? '' : ` (+${site})`}`,
    ...(site !== null && { Referer: `${site}/` }),
    ...(known?.etag && { 'If-None-Match': known.etag }),
    ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
  };
}

/** The description of a network error for a message. */
export function networkErrorReason(cause: unknown): string {
  const { name, message, cause: deeper } = cause as Error;
  if (name === 'TimeoutError') return 'it took too long';
  return (deeper as Error | undefined)?.message ?? message;
}

async function askOnce(server: OverpassServer, area: string, known: CachedResponse | undefined): Promise<Response> {
  const { address, tools } = server;
  // A GET request, because servers answer 304 only to conditional GET requests.
  const question = new URL(address);
  question.searchParams.set('data', overpassQuery(area));
  try {
    const signal = AbortSignal.timeout(tools.answerMsMax);
    return await tools.fetch(question.href, { headers: headersFor(server, known), signal });
  } catch (cause) {
    throw new ImportError(
      `${address} does not answer (${networkErrorReason(cause)}). Check the network, or name another server (AED_OVERPASS_URL, --server).`,
    );
  }
}

/** Retry-After in seconds, or as a date. */
function restOf(response: Response, now: Date): number {
  const said = response.headers.get('Retry-After')?.trim() ?? '';
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now.getTime()) / 1000);
  return Math.min(restSecondsMax, Math.max(1, Number.isNaN(seconds) ? retrySeconds : seconds));
}

/** Waits until the server accepts requests again. Throws ImportError if that takes too long for one run. */
async function awaitRest({ address, rest, tools, onProgress }: OverpassServer): Promise<void> {
  const until = rest.until();
  if (until === null) return;
  const seconds = Math.ceil((until.getTime() - tools.now().getTime()) / 1000);
  // A delay longer than the maximum was stored with a wrong clock.
  if (seconds <= 0 || seconds > restSecondsMax) return;
  if (seconds > patienceSeconds)
    throw new ImportError(`${address}: it is busy and asked us to wait until ${until.toISOString()}.`);
  onProgress(`${address} is busy; waiting ${seconds} s`);
  await tools.pause(seconds);
}

/** Overpass responds with 406 to programs whose headers do not identify the operator. */
const refusalOf = ({ address, site }: OverpassServer) =>
  site === null
    ? `${address}: the server refuses programs that do not say who runs them (status 406). Set SITE_ORIGIN to the public address of your site and ask again.`
    : `${address}: the server refuses requests from ${site} (status 406). Write to its operator, or name another server (AED_OVERPASS_URL, --server).`;

const busyStatuses: readonly number[] = [429, 503, 504];

/**
 * Requests the AEDs of an area once, and again only if the server is busy, after its delay. Null if nothing is newer
 * than `known`. Throws ImportError with a message.
 */
export async function requestOverpass(
  server: OverpassServer,
  area: string,
  known?: CachedResponse,
): Promise<Response | null> {
  const { address, tools, rest } = server;
  for (let attempt = 1; ; attempt++) {
    await awaitRest(server);
    server.onProgress(`Requesting the AEDs in ${area} from ${address}`);
    const response = await askOnce(server, area, known);
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 304 && known !== undefined) return null;
    const isBusy = busyStatuses.includes(response.status);
    if (isBusy) rest.keep(new Date(tools.now().getTime() + restOf(response, tools.now()) * 1000));
    if (isBusy && attempt < attempts) continue;
    if (response.status === 406) throw new ImportError(refusalOf(server));
    const advice = isBusy ? 'It is busy. Try again later' : 'Check its address, and the area';
    throw new ImportError(`${address} answered with status ${response.status}. ${advice}.`);
  }
}
