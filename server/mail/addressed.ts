import type { Mail } from './mailer.ts';

/** A message for the transport. As a plain text its address would be parsed, and could name more people than one. */
export function addressed({ to, subject, text }: Mail) {
  return { to: { name: '', address: to }, subject, text };
}
