import { findAccountByAddress } from './accounts.ts';
import { answer } from './answers.ts';
import type { AuthFlow } from './auth-context.ts';
import { invalid } from './auth-error.ts';
import { phoneRefusal, requiredAddress, requiredText } from './fields.ts';
import { readCodeChallenge } from './flow-states.ts';
import { readFields } from './json-body.ts';
import { mailAddressChange, mailConfirmation } from './mailings.ts';
import { readRedirect } from './redirects.ts';

/** `POST /resend`: the confirmation of a sign-up, or of a change of address, once more. */
export const resend: AuthFlow = async (context, { request, url, clientIp }) => {
  const fields = await readFields(request);
  const type = requiredText(fields, 'type', 64);
  if (type === 'sms' || type === 'phone_change') throw phoneRefusal();
  if (type !== 'signup' && type !== 'email_change') throw invalid('The field type must be signup or email_change.');
  const address = requiredAddress(fields);
  const ending = { challenge: readCodeChallenge(fields), redirectTo: readRedirect(context.config, url) };
  context.limits.requireMail(clientIp, address);
  context.later('a message sent again', async () => {
    const account = await context.engine.transaction((db) => findAccountByAddress(db, address));
    if (!account) return;
    if (type === 'email_change') await mailAddressChange(context, account, ending);
    else if (account.emailConfirmedAt === null) await mailConfirmation(context, account, ending);
  });
  return answer({});
};
