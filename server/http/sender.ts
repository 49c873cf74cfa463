/** The sender of a request, as known from its connection. */
export interface Sender {
  readonly clientIp: string;
  /** Bytes of responses to the sender's network that have not been read yet; undefined if unknown. */
  readonly unreadBytes?: () => number;
  /** Closes the connection, so that the client notices that the response is incomplete. */
  readonly cutOff?: () => void;
  /** Whether the connection is closed, so that nobody will read a response; if omitted, it is open. */
  readonly hasLeft?: () => boolean;
}

/** For log and metrics only: the client has disconnected. The status is nginx's. */
export function clientClosedResponse(): Response {
  return new Response(null, { status: 499 });
}
