import { findRecipientOrDecoy } from '../accounts/decoy-account.ts';
import type { AuthFlow } from '../auth-context.ts';
import { parseCodeChallenge } from '../grants/pkce-flow.ts';
import { readRequiredAddress } from '../wire/body-fields.ts';
import { readJsonFields } from '../wire/json-body.ts';
import { jsonResponse } from '../wire/json-responses.ts';
import { parseRedirect } from './redirects.ts';
import { mailRecovery } from './send-account-mail.ts';

/** `POST /recover`: mails a link for choosing a new password. The address is looked up after the response. */
export const requestRecovery: AuthFlow = async (context, { request, url, clientIp }) => {
  const fields = await readJsonFields(request);
  const address = readRequiredAddress(fields);
  const ending = { challenge: parseCodeChallenge(fields), redirectTo: parseRedirect(context.config, url) };
  await context.limits.requireMail(clientIp, address);
  context.later('the message of a recovery', async () => {
    const addressee = await findRecipientOrDecoy(context, address);
    await mailRecovery(addressee.context, addressee.account, ending);
  });
  return jsonResponse({});
};
