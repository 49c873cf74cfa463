/** A plain-text message to a single address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Sends a message. Throws on failure. */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => Promise<void>;
}
