import type { Mail } from '../../mail/mailer.ts';

/** What a mailed link and code stand in for. */
export interface MailedToken {
  readonly link: string;
  readonly code: string;
}

const siteName = 'Symbiotics Longevity Map';

export function confirmAddressMail(to: string, { link, code }: MailedToken): Mail {
  return letter(to, 'Please confirm your e-mail address', [
    `Welcome to the ${siteName}. One step is left: open this link to confirm that this address is yours.`,
    link,
    `Where a code is asked for instead, it is ${code}. Both work once, within one hour.`,
    'If you did not create an account, you need do nothing: without the link nobody can use it.',
  ]);
}

/** For whoever reads the mail of an address that was signed up for with different passwords: which of them is theirs, nobody knows. */
export function confirmAndChooseMail(to: string, { link, code }: MailedToken): Mail {
  return letter(to, 'Please confirm your e-mail address', [
    `Welcome to the ${siteName}. Open this link to confirm that this address is yours, and to choose a password.`,
    link,
    'An account was asked for with this address more than once, with different passwords. Somebody else may have been among those who asked, so none of these passwords counts, and earlier links no longer work.',
    `Where a code is asked for instead, it is ${code}. Both work once, within one hour.`,
    'If you did not create an account, you need do nothing: without the link nobody can use it.',
  ]);
}

/** For somebody who signs up a second time: the page answers them as it answers everybody, so this tells them. */
export function accountExistsMail(to: string, siteOrigin: string): Mail {
  return letter(to, 'You already have an account', [
    `Somebody, probably you, asked for an account at the ${siteName} with this address. There is one already, and nothing about it has changed.`,
    `You can sign in, or choose another password, at ${siteOrigin}/sign-in`,
    'If it was not you, you need do nothing.',
  ]);
}

export function resetPasswordMail(to: string, { link, code }: MailedToken): Mail {
  return letter(to, 'Choose a new password', [
    `Somebody, probably you, asked for a new password at the ${siteName}. Open this link to choose one.`,
    link,
    `Where a code is asked for instead, it is ${code}. Both work once, within one hour.`,
    'If it was not you, you need do nothing: your password stays as it is.',
  ]);
}

export function agreeToAddressChangeMail(to: string, futureAddress: string, { link, code }: MailedToken): Mail {
  return letter(to, 'Do you want to change your e-mail address?', [
    `Your account at the ${siteName} is to move from this address to ${futureAddress}. Open this link if you agree.`,
    link,
    `Where a code is asked for instead, it is ${code}. Both work once, within one hour.`,
    'We have written to the other address too: the change happens when both have agreed. If it was not you, do not open the link, and change your password: somebody may know it.',
  ]);
}

export function confirmFutureAddressMail(to: string, { link, code }: MailedToken): Mail {
  return letter(to, 'Please confirm your changed e-mail address', [
    `This address is to become the one of an account at the ${siteName}. Open this link to confirm that it is yours.`,
    link,
    `Where a code is asked for instead, it is ${code}. Both work once, within one hour.`,
    'If you know nothing of it, you need do nothing.',
  ]);
}

/** For the holder of an address to which somebody else's account was to move. */
export function addressTakenMail(to: string, siteOrigin: string): Mail {
  return letter(to, 'This address already has an account', [
    `Somebody, perhaps you, asked to move another account at the ${siteName} to this address. It has an account of its own already, so nothing has changed.`,
    `You can sign in to it at ${siteOrigin}/sign-in`,
    'If it was not you, you need do nothing.',
  ]);
}

/** For the owner of an account for which a second factor was set up: the way back, should it not have been them. */
export function secondFactorMail(to: string, undoDays: number, siteOrigin: string): Mail {
  return letter(to, 'A second factor was set up', [
    `An authenticator app was set up for your account at the ${siteName}. Its code is now asked for at each sign-in.`,
    `If it was not you, ask for a new password within ${undoDays} days at ${siteOrigin}/sign-in/forgotten`,
    'Choosing the password takes the app away and signs everybody out.',
  ]);
}

/** For somebody who reported something, signed in, and is asked about it. */
export function questionMail(to: string, question: string, siteOrigin: string): Mail {
  return letter(to, 'A question about your report', [
    `Thank you for what you reported at the ${siteName}. Whoever checks it asks:`,
    question,
    `Sign in to answer, under “My reports”: ${siteOrigin}/my-account`,
    'Answers to this message are not read.',
  ]);
}

function letter(to: string, subject: string, paragraphs: readonly string[]): Mail {
  const text = ['Hello,', ...paragraphs, `The ${siteName}`].join('\n\n');
  return { to, subject, text: `${text}\n` };
}
