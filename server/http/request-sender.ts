/** What is known about the client that sent a request. */
export interface RequestSender {
  readonly clientIp: string;
  /**
   * Returns how many bytes of responses clients in the same network have not read. If omitted, the number is unknown.
   */
  readonly unreadBytes?: () => number;
  /** Closes the connection, so that the client notices that the response is incomplete. */
  readonly cutOff?: () => void;
  /** Whether the connection is closed, so that nobody will read a response. If omitted, it is open. */
  readonly hasLeft?: () => boolean;
}

/**
 * Returns a response for a client that has disconnected. Its status 499 is not standard but is also used by nginx. It
 * appears only in the log and the metrics.
 */
export function clientClosedResponse(): Response {
  return new Response(null, { status: 499 });
}
