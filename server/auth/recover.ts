import { findAccountByAddress } from './accounts.ts';
import { answer } from './answers.ts';
import type { AuthFlow } from './auth-context.ts';
import { requiredAddress } from './fields.ts';
import { readCodeChallenge } from './flow-states.ts';
import { readFields } from './json-body.ts';
import { mailRecovery } from './mailings.ts';
import { readRedirect } from './redirects.ts';

/** `POST /recover`: a link to choose another password. Whether the address is known is found out after the answer. */
export const recover: AuthFlow = async (context, { request, url, clientIp }) => {
  const fields = await readFields(request);
  const address = requiredAddress(fields);
  const ending = { challenge: readCodeChallenge(fields), redirectTo: readRedirect(context.config, url) };
  context.limits.requireMail(clientIp, address);
  context.later('the message of a recovery', async () => {
    const account = await context.engine.transaction((db) => findAccountByAddress(db, address));
    if (account) await mailRecovery(context, account, ending);
  });
  return answer({});
};
