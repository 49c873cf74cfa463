import { parseTileAddress } from '../../../domain/ledger/tree/tile-address.ts';
import { computeEntityTag, isTagListed } from './entity-tags.ts';
import { anyOriginHeaders } from './published-files.ts';

/** URL path of the published ledger. The page about the ledger has the same path without the slash at the end. */
export const ledgerUrlPath = '/ledger/';

/** Files that change when entries are added, with their content types. */
const changingFiles: Readonly<Record<string, string>> = {
  checkpoint: 'text/plain; charset=utf-8',
  key: 'text/plain; charset=utf-8',
  'rows.json': 'application/json; charset=utf-8',
  'records.json': 'application/json; charset=utf-8',
  'witnesses.json': 'application/json; charset=utf-8',
};

/**
 * Response for an optional file that does not exist yet. Its status is not an error, because the pages that request the
 * file work without it.
 */
const missingOptionalFile = Buffer.from('null\n');

/** Responds to a request for a file of the published ledger. Null for any other URL. */
export type LedgerHandler = (request: Request) => Promise<Response | null>;

/** Thrown if a file that is published cannot be read at the moment. */
export class LedgerUnavailableError extends Error {
  override readonly name = 'LedgerUnavailableError';

  constructor(cause: unknown) {
    super('The ledger is not available at the moment: the database does not answer.', { cause });
  }
}

/** Reads the published file with this name. Null if there is none. */
type ReadPublished = (name: string) => Promise<Uint8Array | null>;

/**
 * Creates a handler that serves the published ledger. It serves only files whose names the ledger uses. Tiles never
 * change, so browsers may cache them forever; all other files are revalidated.
 */
export function createLedgerHandler(read: ReadPublished): LedgerHandler {
  return async (request) => {
    const name = new URL(request.url).pathname.slice(ledgerUrlPath.length);
    const isTile = parseTileAddress(name) !== null;
    const contentType = isTile ? 'application/octet-stream' : changingFiles[name];
    if (contentType === undefined) return null;
    try {
      return await answerRead(request, () => read(name), { contentType, isForGood: isTile });
    } catch (error) {
      if (!(error instanceof LedgerUnavailableError)) throw error;
      return say(503, `${error.message} Try again in a moment.`, { 'Retry-After': '2' });
    }
  };
}

interface Kind {
  readonly contentType: string;
  readonly isForGood: boolean;
}

async function answerRead(request: Request, read: () => Promise<Uint8Array | null>, kind: Kind): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return say(405, 'This address is read-only.', { Allow: 'GET, HEAD' });
  }
  const bytes = (await read()) ?? (kind.contentType.startsWith('application/json') ? missingOptionalFile : null);
  return bytes === null
    ? say(404, 'The ledger has published nothing at this address.')
    : answerBytes(request, bytes, kind);
}

function answerBytes(request: Request, bytes: Uint8Array, { contentType, isForGood }: Kind): Response {
  const tag = computeEntityTag(bytes);
  const headers: Record<string, string> = {
    ...anyOriginHeaders,
    ETag: tag,
    'Cache-Control': isForGood ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (isTagListed(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  Object.assign(headers, { 'Content-Type': contentType, 'Content-Length': String(bytes.length) });
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}

function say(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: {
      ...anyOriginHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
