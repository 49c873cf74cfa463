/** Who sends a request, as far as its connection tells. */
export interface Sender {
  readonly clientIp: string;
  /** What this server holds of answers to the sender's network that nobody has taken yet, in bytes; left out, it is not known. */
  readonly unreadBytes?: () => number;
}
