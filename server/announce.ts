import type { Backend } from './backend.ts';

/**
 * What the operator is told at start, on the standard output and not in the log: the first administrator's password stands
 * in it, once, and logs are kept and passed on.
 */
export function announceBackend({ firstAdministrator, mailFolder }: Backend, isPasswordChosen: boolean): string {
  const mail = mailFolder === undefined ? [] : [`No mail server is configured: messages are written to ${mailFolder}.`];
  if (firstAdministrator === undefined) return mail.join('\n');
  const { email, password } = firstAdministrator;
  const rule = '─'.repeat(64);
  return [
    rule,
    'The first administrator of this installation',
    `  address   ${email}`,
    isPasswordChosen ? '  password  as ADMIN_PASSWORD says' : `  password  ${password}`,
    isPasswordChosen
      ? 'Sign in at /sign-in.'
      : 'Sign in at /sign-in. The password is shown this once and kept nowhere.',
    rule,
    ...mail,
  ].join('\n');
}
