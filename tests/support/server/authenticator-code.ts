import { totpCodeAt } from '../../../server/auth/factors/totp.ts';

/** Returns the code that an authenticator app shows now for a secret. */
export function computeAuthenticatorCode(typedSecret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...typedSecret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return totpCodeAt(secret, Math.floor(Date.now() / 30_000));
}
