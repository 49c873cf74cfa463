import type { AuthFlow } from './auth-context.ts';
import { answer } from './wire/answers.ts';

/** `GET /settings`: what a client may offer. */
export const getSettings: AuthFlow = async ({ config }) =>
  answer({
    external: { anonymous_users: false, email: true, phone: false },
    disable_signup: !config.takesSignUps,
    mailer_autoconfirm: config.autoconfirm,
    // Not of Supabase: anyone who asks a reporter something is told whether a message goes out.
    questions_are_mailed: !config.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  });

/** `GET /health`: that this part of the server answers; it says nothing about the database. */
export const getHealth: AuthFlow = async () => answer({ name: 'symbiotics-auth', version: 'v1' });

/** `GET /.well-known/jwks.json`: the public key, with which anyone can check a token. */
export const getJwks: AuthFlow = async ({ keys }) =>
  Response.json(keys.jwks, { headers: { 'Cache-Control': 'public, max-age=600' } });
