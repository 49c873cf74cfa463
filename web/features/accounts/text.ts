import { inLanguage } from '../../languages/localize-text.ts';

export const accountsText = inLanguage('accountsText', {
  signIn: {
    title: 'Sign in',
    lede: 'You need an account only to dispatch drones and to keep a record of your dispatches. The map and the AED locator work without one.',
    submit: 'Sign in',
    busy: 'Signing in…',
  },
  create: {
    title: 'Create an account',
    lede: 'An e-mail address and a password, nothing more. Drone dispatch also needs an administrator’s approval.',
    legal:
      'By creating an account you agree to the [terms of use](/terms). Our [privacy](/privacy) page says what we store about you and how to delete it.',
    submit: 'Create account',
    busy: 'Creating the account…',
  },
  forgotten: {
    title: 'Forgotten password',
    // The e-mail is in English in every language, so translations say so.
    lede: 'Enter the e-mail address of your account. If there is an account, we send a link to choose a new password.',
    submit: 'Send the link',
    busy: 'Sending…',
  },
  reset: {
    title: 'Choose a new password',
    lede: 'From now on, use the new password on every device.',
    takesFactorAway:
      'Two-step verification was set up for this account in the last 7 days. The new password turns it off. If you set it up yourself, do so again afterwards.',
    submit: 'Save the password',
    busy: 'Saving…',
    forAccount: (email: string) => `You are choosing a password for the account ${email}.`,
    inMyAccount:
      'Change your password in My account. You need your current password there. If you have forgotten it, ask for a link.',
    toMyAccount: 'Change it in my account',
    noLink: 'Open this page from the link in our e-mail. The link may have expired or been used already.',
    elsewhere:
      'A link works only in the browser that asked for it. If you asked on another device, enter your e-mail address and the six digits from the message here.',
    code: 'Six digits from the message',
    codeWrong: 'Enter the six digits, for example 012345.',
    codeForm: 'Continue with the six digits',
    codeSubmit: 'Continue',
    codeBusy: 'Checking…',
    askAgain: 'Ask for a new link',
    saved: 'Your password has been changed.',
    checking: 'Checking the link…',
  },
  email: 'E-mail address',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',
  emailMissing: 'Enter your e-mail address, for example name@example.org.',
  emailWrong:
    'This does not look like an e-mail address. Check it: it needs an @ and a domain, as in name@example.org.',
  passwordMissing: 'Enter your password.',
  passwordShort: (length: number) => `Use at least 8 characters. You typed ${length}.`,
  toCreate: 'Create an account',
  toSignIn: 'I have an account',
  toForgotten: 'Forgotten your password?',
  // The e-mail is in English in every language, so translations say so.
  confirm: (email: string) =>
    `We sent a message to ${email}. Open the link in it to confirm your e-mail address. Then sign in here.`,
  // The e-mail is in English in every language, so translations say so.
  recoverySent: (email: string) =>
    `If there is an account for ${email}, we have sent a link to that address. Open the link in this browser. Check your spam folder too.`,
  signedIn: (email: string) => `You are signed in as ${email}.`,
  goHome: 'Go to the map',
  needsScript: 'Signing in needs JavaScript. The map’s list of places and all texts work without it.',
  /** The form that asks for a code of the second factor. */
  factorCode: {
    label: 'Six digits from the authenticator app',
    form: 'Two-step verification',
    lede: 'Your account uses two-step verification. Open your authenticator app and enter the code it shows.',
    submit: 'Continue',
    busy: 'Checking…',
  },
});

/**
 * Error messages. Most belong to an error code of GoTrue (https://supabase.com/docs/guides/auth/debugging/error-codes).
 */
const accountErrorsText = inLanguage('accountErrorsText', {
  invalid_credentials: 'The e-mail address or the password is wrong. Check both, or ask for a new password.',
  email_not_confirmed: 'This e-mail address is not confirmed yet. Open the link in the message we sent.',
  user_already_exists: 'There is already an account for this e-mail address. Sign in, or ask for a new password.',
  email_address_invalid: 'This e-mail address cannot receive mail. Check it for typing mistakes.',
  weak_password: 'This password is too easy to guess. Make it longer, or use words that nobody would connect with you.',
  current_password_invalid: 'This is not your current password. Check it and try again.',
  current_password_required: 'Open “My account” to change your password. You need your current password there.',
  same_password: 'This is your current password. Choose a different one.',
  over_request_rate_limit: 'Too many attempts. Wait a minute, then try again.',
  over_email_send_rate_limit: 'We have just sent a message. Wait a minute before asking for another.',
  otp_expired: 'This link or code has expired, has been used, or belongs to another e-mail address. Ask for a new one.',
  session_not_found: 'Your session has ended. Sign in again.',
  mfa_verification_failed: 'This code is wrong. Codes change every 30 seconds. Enter the one the app shows now.',
  mfa_challenge_expired: 'That took too long. Enter the code the app shows now.',
  insufficient_aal: 'Your account uses two-step verification. Open “My account”, enter the code and try again.',
  signup_disabled: 'You cannot create an account on this site at the moment. Ask the site operator.',
  user_banned: 'This account is closed. Ask the site operator.',
  noAnswer: 'The server is not responding. What you typed is still here. Check your connection and try again.',
  /** An error whose code has no message here. The text comes from the server and is in English. */
  refused: (words: string) => words,
});

const { noAnswer, refused, ...ofCodes } = accountErrorsText;
const sentences: Readonly<Record<string, string>> = { ...ofCodes, email_exists: ofCodes.user_already_exists };

/** Returns the message about a failed request. */
export function formatAccountError(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return noAnswer;
  const { code, status, message } = cause as { code?: unknown; status?: unknown; message?: unknown };
  const known = typeof code === 'string' ? sentences[code] : undefined;
  if (known !== undefined) return known;
  if (status === 429) return ofCodes.over_request_rate_limit;
  if (typeof status !== 'number' || status === 0 || status >= 500) return noAnswer;
  return typeof message === 'string' && message !== '' ? refused(message) : noAnswer;
}
