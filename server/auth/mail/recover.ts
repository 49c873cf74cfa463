import { findRecipientOrDecoy } from '../accounts/decoy-account.ts';
import type { AuthFlow } from '../auth-context.ts';
import { readCodeChallenge } from '../grants/flow-states.ts';
import { answer } from '../wire/answers.ts';
import { requiredAddress } from '../wire/fields.ts';
import { readFields } from '../wire/json-body.ts';
import { mailRecovery } from './mailings.ts';
import { readRedirect } from './redirects.ts';

/**
 * `POST /recover`: mails a link for choosing a new password. Whether the address is known is checked after the
 * response.
 */
export const recover: AuthFlow = async (context, { request, url, clientIp }) => {
  const fields = await readFields(request);
  const address = requiredAddress(fields);
  const ending = { challenge: readCodeChallenge(fields), redirectTo: readRedirect(context.config, url) };
  await context.limits.requireMail(clientIp, address);
  context.later('the message of a recovery', async () => {
    const addressee = await findRecipientOrDecoy(context, address);
    await mailRecovery(addressee.context, addressee.account, ending);
  });
  return answer({});
};
