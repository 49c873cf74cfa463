import { clientClosedResponse } from '../sender.ts';
import { bodyBytesMax, refuseBodyBudget, refuseBodyLength } from './api-refusal.ts';

/** Maximum bytes of request bodies in memory: for one network, and in total. */
const heldBytesMax = { ofNetwork: 8 * bodyBytesMax, inAll: 64 * bodyBytesMax } as const;

interface HeldRequest {
  readonly request: Request;
  /** Call it when the request has been answered. */
  readonly release: () => void;
}

export interface BodyBudget {
  /**
   * Reads the whole body first, so that a slow sender delays only itself. Returns a refusal for a body above 1 MB, or
   * if too much is buffered already.
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
    inAll > heldBytesMax.inAll || (ofNetworks.get(network) ?? 0) > heldBytesMax.ofNetwork;

  return {
    async hold(request, network) {
      if (request.body === null) return { request, release() {} };
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      const release = () => count(network, -bytes);
      const refuse = (refusal: Response) => {
        release();
        return refusal;
      };
      try {
        for await (const chunk of request.body) {
          chunks.push(chunk);
          bytes += chunk.byteLength;
          count(network, chunk.byteLength);
          if (bytes > bodyBytesMax) return refuse(refuseBodyLength(`more than ${bodyBytesMax}`));
          if (isTooMuch(network)) return refuse(refuseBodyBudget());
        }
      } catch {
        // The client disconnected, or was too slow.
        return refuse(clientClosedResponse());
      }
      const { url, method, headers } = request;
      return { request: new Request(url, { method, headers, body: Buffer.concat(chunks) }), release };
    },
  };
}
