import type { Mail } from '../../mail/mailer.ts';

/** What a message contains: the link, and the six digits to type instead. */
export interface MailedToken {
  readonly link: string;
  readonly code: string;
}

const siteName = 'Symbiotics Longevity Map';

export function composeAddressConfirmation(to: string, { link, code }: MailedToken): Mail {
  return letter(to, 'Please confirm your e-mail address', [
    `Welcome to the ${siteName}. Open this link to confirm that this e-mail address is yours.`,
    link,
    `Or enter this code: ${code}. The link and the code work once and expire after 1 hour.`,
    'If you did not create an account, you do not need to do anything. Nobody can use it without the link.',
  ]);
}

/**
 * Composes a message to an address for which somebody has signed up several times with different passwords. The server
 * cannot know which password is that of the mailbox's owner, so the link leads to choosing a new one.
 */
export function composePasswordConfirmation(to: string, { link, code }: MailedToken): Mail {
  return letter(to, 'Please confirm your e-mail address', [
    `Welcome to the ${siteName}. Open this link to confirm that this e-mail address is yours and to choose a password.`,
    link,
    'Someone asked for an account with this e-mail address more than once, with different passwords. It may not have been you each time. So none of these passwords works, and earlier links no longer work.',
    `Or enter this code: ${code}. The link and the code work once and expire after 1 hour.`,
    'If you did not create an account, you do not need to do anything. Nobody can use it without the link.',
  ]);
}

/**
 * Composes a message to someone who signs up again. The sign-up page does not reveal whether an account exists; only
 * this message does.
 */
export function composeAccountExistsNotice(to: string, siteOrigin: string): Mail {
  return letter(to, 'You already have an account', [
    `Someone, probably you, asked for an account at the ${siteName} with this e-mail address. You already have one. Nothing has changed.`,
    `Sign in or choose a new password: ${siteOrigin}/sign-in`,
    'If it was not you, you do not need to do anything.',
  ]);
}

export function composePasswordReset(to: string, { link, code }: MailedToken): Mail {
  return letter(to, 'Choose a new password', [
    `Open this link to choose a new password at the ${siteName}. Someone, probably you, asked for it.`,
    link,
    `Or enter this code: ${code}. The link and the code work once and expire after 1 hour.`,
    'If it was not you, you do not need to do anything. Your password stays the same.',
  ]);
}

export function composeAddressChangeApproval(to: string, futureAddress: string, { link, code }: MailedToken): Mail {
  return letter(to, 'Do you want to change your e-mail address?', [
    `Open this link to change the e-mail address of your account at the ${siteName} to ${futureAddress}.`,
    link,
    `Or enter this code: ${code}. The link and the code work once and expire after 1 hour.`,
    'We have sent a link to the new address too. The change takes effect when both links have been opened. If it was not you, do not open the link. Change your password: someone may know it.',
  ]);
}

export function composeNewAddressConfirmation(to: string, { link, code }: MailedToken): Mail {
  return letter(to, 'Please confirm your changed e-mail address', [
    `Open this link to use this e-mail address for your account at the ${siteName}.`,
    link,
    `Or enter this code: ${code}. The link and the code work once and expire after 1 hour.`,
    'If you did not ask for this, you do not need to do anything.',
  ]);
}

/**
 * Composes a message to the owner of an address, after somebody wanted to change the address of another account to it.
 */
export function composeAddressTakenNotice(to: string, siteOrigin: string): Mail {
  return letter(to, 'This address already has an account', [
    `Someone, perhaps you, asked to use this e-mail address for another account at the ${siteName}. It already has an account, so nothing has changed.`,
    `Sign in to that account: ${siteOrigin}/sign-in`,
    'If it was not you, you do not need to do anything.',
  ]);
}

/** Composes a message to the owner of an account for which a second factor was set up. It says how to undo that. */
export function composeSecondFactorNotice(to: string, undoDays: number, siteOrigin: string): Mail {
  return letter(to, 'Two-step verification was set up', [
    `An authenticator app was set up for your account at the ${siteName}. You now need its code each time you sign in.`,
    `If it was not you, ask for a new password within ${undoDays} days at ${siteOrigin}/sign-in/forgotten`,
    'A new password turns the app off and signs out every device.',
  ]);
}

/** Composes a message to a reporter who has an account, with a question about the report. */
export function composeReportQuestion(to: string, question: string, siteOrigin: string): Mail {
  return letter(to, 'A question about your report', [
    `Thank you for your report at the ${siteName}. A reviewer asks:`,
    question,
    `To answer, sign in and open “My reports”: ${siteOrigin}/my-account`,
    'Please do not reply to this message. Nobody reads the replies.',
  ]);
}

function letter(to: string, subject: string, paragraphs: readonly string[]): Mail {
  const text = ['Hello,', ...paragraphs, `The ${siteName}`].join('\n\n');
  return { to, subject, text: `${text}\n` };
}
