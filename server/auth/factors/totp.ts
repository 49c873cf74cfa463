import { createHmac, timingSafeEqual } from 'node:crypto';

/** Parameters of RFC 6238 that all authenticator apps support: SHA-1, steps of 30 seconds, and codes of six digits. */
const stepSeconds = 30;
const digits = 6;

/** The base32 alphabet of RFC 4648, section 6. An app shows and accepts secrets in this encoding. */
const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32Alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Returns the code for a time step, which is counted in units of 30 seconds since 1970 (RFC 4226, section 5.3). */
export function totpCodeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/**
 * Finds the time step of a code. The current step and the one before and after it are tried, because clocks differ and
 * typing takes time. Returns undefined if the code is wrong. To accept each code only once, it also returns undefined
 * for a step that is not after `lastStep`.
 */
export function findCodeStep(secret: Uint8Array, code: string, now: Date, lastStep: number | null): number | undefined {
  const present = Math.floor(now.getTime() / 1000 / stepSeconds);
  return [present - 1, present, present + 1].find(
    (step) => step > (lastStep ?? -1) && isSame(totpCodeAt(secret, step), code),
  );
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Returns the URI in the QR code of an enrolment (https://github.com/google/google-authenticator/wiki/Key-Uri-Format).
 */
export function buildTotpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const parameters = new URLSearchParams({
    algorithm: 'SHA1',
    digits: String(digits),
    issuer,
    period: String(stepSeconds),
    secret,
  });
  return `otpauth://totp/${label}?${parameters}`;
}
