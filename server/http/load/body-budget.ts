import { clientClosedResponse } from '../request-sender.ts';
import { bodyBytesMax, bodyTooLongResponse, tooManyBodiesResponse } from './api-error-response.ts';

/** Maximum number of bytes of request bodies in memory, for one network and in total. */
const bufferedBytesMax = { ofNetwork: 8 * bodyBytesMax, inAll: 64 * bodyBytesMax } as const;

interface HeldRequest {
  readonly request: Request;
  /** Releases the memory of the body. Call it when the request has been answered. */
  readonly release: () => void;
}

export interface BodyBudget {
  /**
   * Reads the whole body of a request into memory, so that a slow client occupies no slot while it sends. Returns an
   * error response if the body is longer than 1 MB or if too many bytes are in memory.
   */
  readonly hold: (request: Request, network: string) => Promise<HeldRequest | Response>;
}

export function createBodyBudget(): BodyBudget {
  let inAll = 0;
  const ofNetworks = new Map<string, number>();
  const count = (network: string, bytes: number) => {
    inAll += bytes;
    const now = (ofNetworks.get(network) ?? 0) + bytes;
    if (now === 0) ofNetworks.delete(network);
    else ofNetworks.set(network, now);
  };
  const isTooMuch = (network: string) =>
    inAll > bufferedBytesMax.inAll || (ofNetworks.get(network) ?? 0) > bufferedBytesMax.ofNetwork;

  return {
    async hold(request, network) {
      if (request.body === null) return { request, release() {} };
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      const release = () => count(network, -bytes);
      const reject = (response: Response) => {
        release();
        return response;
      };
      try {
        for await (const chunk of request.body) {
          chunks.push(chunk);
          bytes += chunk.byteLength;
          count(network, chunk.byteLength);
          if (bytes > bodyBytesMax) return reject(bodyTooLongResponse(`more than ${bodyBytesMax}`));
          if (isTooMuch(network)) return reject(tooManyBodiesResponse());
        }
      } catch {
        // The client has disconnected or is too slow.
        return reject(clientClosedResponse());
      }
      const { url, method, headers } = request;
      return { request: new Request(url, { method, headers, body: Buffer.concat(chunks) }), release };
    },
  };
}
