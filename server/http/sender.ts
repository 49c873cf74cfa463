/** Who sends a request, as far as its connection tells. */
export interface Sender {
  readonly clientIp: string;
  /** What this server holds of answers to the sender's network that nobody has taken yet, in bytes; if omitted, it is not known. */
  readonly unreadBytes?: () => number;
  /** Whether the connection is closed by now: nobody will take an answer; if omitted, someone waits. */
  readonly hasLeft?: () => boolean;
}

/** For the log and the figures alone: anyone who asked has left. The number is nginx's. */
export function answerNobody(): Response {
  return new Response(null, { status: 499 });
}
