import type { AuthFlow } from '../auth-context.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { grantByPassword } from './grant-by-password.ts';
import { grantByPkce } from './grant-by-pkce.ts';
import { grantByRefresh } from './grant-by-refresh.ts';

/** `POST /token`: a session in exchange for a password, a refresh token, or the code of a followed link. */
export const grantToken: AuthFlow = async (context, incoming) => {
  const grantType = incoming.url.searchParams.get('grant_type');
  switch (grantType) {
    case 'password':
      return grantByPassword(context, incoming);
    case 'refresh_token':
      return grantByRefresh(context, incoming);
    case 'pkce':
      return grantByPkce(context, incoming);
    case 'id_token':
    case 'web3':
      throw new AuthError(400, 'provider_disabled', `Sign-in by ${grantType} is not supported here.`);
    default:
      throw invalid('The parameter grant_type must be password, refresh_token or pkce.');
  }
};
