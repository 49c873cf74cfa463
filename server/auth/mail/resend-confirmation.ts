import type { AccountRow } from '../accounts/accounts.ts';
import { findRecipientOrDecoy } from '../accounts/decoy-account.ts';
import type { AuthFlow } from '../auth-context.ts';
import { parseCodeChallenge } from '../grants/pkce-flow.ts';
import { validationError } from '../wire/auth-error.ts';
import { phoneNotSupportedError, readRequiredAddress, readRequiredText } from '../wire/body-fields.ts';
import { readJsonFields } from '../wire/json-body.ts';
import { jsonResponse } from '../wire/json-responses.ts';
import { parseRedirect } from './redirects.ts';
import { mailConfirmation, resendAddressChange } from './send-account-mail.ts';

/** `POST /resend`: mails the confirmation of a sign-up or of an address change again. */
export const resendConfirmation: AuthFlow = async (context, { request, url, clientIp }) => {
  const fields = await readJsonFields(request);
  const type = readRequiredText(fields, 'type', 64);
  if (type === 'sms' || type === 'phone_change') throw phoneNotSupportedError();
  if (type !== 'signup' && type !== 'email_change')
    throw validationError('The field type must be signup or email_change.');
  const address = readRequiredAddress(fields);
  const ending = { challenge: parseCodeChallenge(fields), redirectTo: parseRedirect(context.config, url) };
  await context.limits.requireMail(clientIp, address);
  context.later('a message sent again', async () => {
    const isWaited = (account: AccountRow) =>
      type === 'email_change' ? account.emailChange !== null : account.emailConfirmedAt === null;
    const addressee = await findRecipientOrDecoy(context, address, isWaited);
    const mail = type === 'email_change' ? resendAddressChange : mailConfirmation;
    await mail(addressee.context, addressee.account, ending);
  });
  return jsonResponse({});
};
