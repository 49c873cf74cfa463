/** One plain-text message to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Hands a message over. Throws when it could not. */
  readonly send: (mail: Mail) => Promise<void>;
  /** Ends open connections. */
  readonly close: () => Promise<void>;
}
