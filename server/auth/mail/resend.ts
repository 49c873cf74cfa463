import type { AccountRow } from '../accounts/accounts.ts';
import { findRecipientOrDecoy } from '../accounts/decoy-account.ts';
import type { AuthFlow } from '../auth-context.ts';
import { readCodeChallenge } from '../grants/flow-states.ts';
import { answer } from '../wire/answers.ts';
import { invalid } from '../wire/auth-error.ts';
import { phoneRefusal, requiredAddress, requiredText } from '../wire/fields.ts';
import { readFields } from '../wire/json-body.ts';
import { mailAddressChangeAgain, mailConfirmation } from './mailings.ts';
import { readRedirect } from './redirects.ts';

/** `POST /resend`: sends the confirmation of a sign-up or an address change again. */
export const resend: AuthFlow = async (context, { request, url, clientIp }) => {
  const fields = await readFields(request);
  const type = requiredText(fields, 'type', 64);
  if (type === 'sms' || type === 'phone_change') throw phoneRefusal();
  if (type !== 'signup' && type !== 'email_change') throw invalid('The field type must be signup or email_change.');
  const address = requiredAddress(fields);
  const ending = { challenge: readCodeChallenge(fields), redirectTo: readRedirect(context.config, url) };
  await context.limits.requireMail(clientIp, address);
  context.later('a message sent again', async () => {
    const isWaited = (account: AccountRow) =>
      type === 'email_change' ? account.emailChange !== null : account.emailConfirmedAt === null;
    const addressee = await findRecipientOrDecoy(context, address, isWaited);
    const mail = type === 'email_change' ? mailAddressChangeAgain : mailConfirmation;
    await mail(addressee.context, addressee.account, ending);
  });
  return answer({});
};
