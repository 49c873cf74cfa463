import type { AuthFlow } from './auth-context.ts';
import { jsonResponse } from './wire/json-responses.ts';

/** `GET /settings`: returns the features that are available to a client. */
export const getSettings: AuthFlow = async ({ config }) =>
  jsonResponse({
    external: { anonymous_users: false, email: true, phone: false },
    disable_signup: !config.takesSignUps,
    mailer_autoconfirm: config.autoconfirm,
    // This field is not part of Supabase's settings. It shows a reviewer whether a question to a reporter is also
    // mailed.
    questions_are_mailed: !config.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  });

/** `GET /health`: shows that the auth API responds. It does not check the database. */
export const getHealth: AuthFlow = async () => jsonResponse({ name: 'symbiotics-auth', version: 'v1' });

/** `GET /.well-known/jwks.json`: returns the public keys that verify tokens. */
export const getJwks: AuthFlow = async ({ keys }) =>
  Response.json(keys.jwks, { headers: { 'Cache-Control': 'public, max-age=600' } });
