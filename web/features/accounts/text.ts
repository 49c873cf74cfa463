import { inLanguage } from '../../languages/in-language.ts';

export const accountsText = inLanguage('accountsText', {
  signIn: {
    title: 'Sign in',
    lede: 'An account is needed only to dispatch drones and to keep a record of your dispatches. The map and the AED locator work without one.',
    submit: 'Sign in',
    busy: 'Signing in…',
  },
  create: {
    title: 'Create an account',
    lede: 'An e-mail address and a password, nothing more. Drone dispatch also needs an administrator’s approval.',
    legal:
      'By creating an account you agree to the [terms of use](/terms). What is kept about you, and how you get rid of it, stands in [privacy](/privacy).',
    submit: 'Create account',
    busy: 'Creating the account…',
  },
  forgotten: {
    title: 'Forgotten password',
    lede: 'Enter the address of your account. If there is one, a message with a link to a new password is on its way.',
    submit: 'Send the link',
    busy: 'Sending…',
  },
  reset: {
    title: 'Choose a new password',
    lede: 'The new password holds from now on, on every device.',
    takesFactorAway:
      'A second factor was set up for this account in the last 7 days. The new password takes it away. If you set it up yourself, do so again afterwards.',
    submit: 'Save the password',
    busy: 'Saving…',
    forAccount: (email: string) => `You are choosing the password of the account ${email}.`,
    inMyAccount:
      'A new password is chosen in your account, where the present one is asked for. If you have forgotten it, ask for a link.',
    toMyAccount: 'Change it in my account',
    noLink: 'This page works from the link in a recovery message. The link may have been used or have expired.',
    elsewhere:
      'A link works only in the browser that asked for it. If you asked on another device, enter your address and the six digits of the message here.',
    code: 'Six digits of the message',
    codeWrong: 'Enter the six digits, for example 012345.',
    codeForm: 'Continue with the six digits',
    codeSubmit: 'Continue',
    codeBusy: 'Checking…',
    askAgain: 'Ask for a new link',
    saved: 'Your password is changed.',
    checking: 'Checking the link…',
  },
  email: 'E-mail address',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters. A few words in a row are easy to keep in mind and hard to guess.',
  emailMissing: 'Enter your e-mail address, for example name@example.org.',
  emailWrong:
    'This does not look like an e-mail address. Check it: it needs an @ and a domain, as in name@example.org.',
  passwordMissing: 'Enter your password.',
  passwordShort: (length: number) => `Got ${length} characters, expected at least 8. Make the password longer.`,
  toCreate: 'Create an account',
  toSignIn: 'I have an account',
  toForgotten: 'Forgotten your password?',
  confirm: (email: string) =>
    `We sent a message to ${email}. Open the link in it to confirm the address; then sign in here.`,
  recoverySent: (email: string) =>
    `If there is an account for ${email}, a message with a link is on its way. Open it in this browser. Look in the spam folder too.`,
  signedIn: (email: string) => `You are signed in as ${email}.`,
  goHome: 'Go to the map',
  needsScript: 'Signing in needs JavaScript. The map’s list of places and all texts work without it.',
  /** The code of a second factor. */
  factorCode: {
    label: 'Six digits of the authenticator app',
    form: 'Second factor',
    lede: 'Your account has a second factor. Open the app and enter the code it shows.',
    submit: 'Continue',
    busy: 'Checking…',
  },
});

/** Sentences for the codes of GoTrue (https://supabase.com/docs/guides/auth/debugging/error-codes), and for what has none. */
export const accountErrorsText = inLanguage('accountErrorsText', {
  invalid_credentials: 'The address and the password do not belong together. Check both, or ask for a new password.',
  email_not_confirmed: 'This address is not confirmed yet. Open the link in the message that we sent to it.',
  user_already_exists: 'There is an account for this address already. Sign in, or ask for a new password.',
  email_address_invalid: 'This address cannot receive mail. Check it for a slip of the finger.',
  weak_password:
    'This password is too easy to guess. Make it longer, or take words that nobody would connect with you.',
  current_password_invalid: 'This is not the password you have now. Check it, then try again.',
  current_password_required: 'Open “My account” to change your password: the present one is asked for there.',
  same_password: 'This is the password you have now. Choose a different one.',
  over_request_rate_limit: 'Too many attempts. Wait a minute, then try again.',
  over_email_send_rate_limit: 'A message went out a moment ago. Wait a minute before asking for another.',
  otp_expired: 'This link or code has been used or has expired, or does not fit the address. Ask for a new one.',
  session_not_found: 'Your session has ended. Sign in again.',
  mfa_verification_failed: 'This code is not right. Codes change every half minute: enter the one the app shows now.',
  mfa_challenge_expired: 'That took too long. Enter the code the app shows now.',
  insufficient_aal: 'Your account has a second factor: open “My account”, enter its code, then try again.',
  signup_disabled: 'New accounts are closed on this server. Ask its administrator.',
  user_banned: 'This account is closed. Ask the administrator.',
  noAnswer: 'The server does not answer. What you typed is still here: check the connection and try again.',
  /** What the server says of a refusal without a code of these is in English. */
  refused: (words: string) => words,
});

const { noAnswer, refused, ...ofCodes } = accountErrorsText;
const sentences: Readonly<Record<string, string>> = { ...ofCodes, email_exists: ofCodes.user_already_exists };

/** What to tell somebody whose request failed. */
export function sentenceFor(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return noAnswer;
  const { code, status, message } = cause as { code?: unknown; status?: unknown; message?: unknown };
  const known = typeof code === 'string' ? sentences[code] : undefined;
  if (known !== undefined) return known;
  if (status === 429) return ofCodes.over_request_rate_limit;
  if (typeof status !== 'number' || status === 0 || status >= 500) return noAnswer;
  return typeof message === 'string' && message !== '' ? refused(message) : noAnswer;
}
