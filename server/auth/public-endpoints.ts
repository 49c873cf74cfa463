import type { AuthFlow } from './auth-context.ts';
import { jsonResponse } from './wire/json-responses.ts';

/** `GET /settings`: the features available to a client. */
export const getSettings: AuthFlow = async ({ config }) =>
  jsonResponse({
    external: { anonymous_users: false, email: true, phone: false },
    disable_signup: !config.takesSignUps,
    mailer_autoconfirm: config.autoconfirm,
    // Not in Supabase: tells a reviewer whether a question to a reporter is also mailed.
    questions_are_mailed: !config.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  });

/** `GET /health`: this part of the server responds; says nothing about the database. */
export const getHealth: AuthFlow = async () => jsonResponse({ name: 'symbiotics-auth', version: 'v1' });

/** `GET /.well-known/jwks.json`: the public key that verifies tokens. */
export const getJwks: AuthFlow = async ({ keys }) =>
  Response.json(keys.jwks, { headers: { 'Cache-Control': 'public, max-age=600' } });
