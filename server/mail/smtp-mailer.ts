import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  /**
   * Whether the connection uses TLS from the first byte (port 465). Otherwise it is upgraded with STARTTLS, unless
   * `allowPlain` is set.
   */
  readonly isSecure: boolean;
  /** Whether to send without encryption. Only for a mail server on the same machine. */
  readonly allowPlain: boolean;
  readonly credentials?: { readonly user: string; readonly password: string };
  /** The sender, as `Name <address>` or only an address. */
  readonly from: string;
}

const waitMs = 15_000;

/** Creates a mailer that uses an SMTP server over at most two persistent connections. */
export function createSmtpMailer({ host, port, isSecure, allowPlain, credentials, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !allowPlain,
    ignoreTLS: allowPlain && !isSecure,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(credentials === undefined ? {} : { auth: { user: credentials.user, pass: credentials.password } }),
  });
  return {
    send: async ({ to, subject, text }) => {
      // The address is passed as an object, because a string would be parsed and could name several recipients.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: async () => transport.close(),
  };
}
