import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createWorkQueue } from '../../work-queue.ts';
import { AuthError } from '../wire/auth-error.ts';

const deriveArgon2 = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

const saltBytes = 16;
const hashBytes = 32;

interface HashCost {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly parallelism: number;
}

interface PasswordHasherOptions {
  readonly cost?: HashCost;
  /** Maximum number of hashes computed at the same time. Each of them needs a thread and memory. */
  readonly atOnceMax?: number;
  /** Maximum number of callers that wait. Any further caller is refused with a Retry-After. */
  readonly waitingMax?: number;
}

export interface PasswordHasher {
  /** Hashes a password in PHC format (https://github.com/P-H-C/phc-string-format), which Supabase accepts as well. */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Whether a password matches a hash. Without a hash the result is false after the same time, so that timing does not
   * reveal who has an account.
   */
  readonly verify: (password: string, phc: string | undefined) => Promise<boolean>;
  /** Whether a hash was made with cost parameters other than the current ones. */
  readonly isOutdated: (phc: string) => boolean;
}

/** The second of OWASP's recommendations for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const recommendedCost: HashCost = { memoryKiB: 19_456, passes: 2, parallelism: 1 };

export function createPasswordHasher(options: PasswordHasherOptions = {}): PasswordHasher {
  const { cost = recommendedCost, atOnceMax = 2, waitingMax = 32 } = options;
  const inTurn = createWorkQueue({ atOnceMax, waiting: { max: waitingMax, refusal: tooManySignIn } });
  const unmatchable: PhcHash = { cost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };

  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      return formatPhc({ cost, salt, hash: await inTurn(() => derive(password, salt, cost)) });
    },
    async verify(password, phc) {
      const expected = phc === undefined ? undefined : parsePhc(phc);
      const { salt, hash, cost: itsCost } = expected ?? unmatchable;
      const isSame = timingSafeEqual(await inTurn(() => derive(password, salt, itsCost)), hash);
      return isSame && expected !== undefined;
    },
    isOutdated: (phc) => {
      const parsed = parsePhc(phc);
      return parsed === undefined || formatPhc({ ...parsed, cost }) !== phc;
    },
  };
}

const tooManySignIn = () =>
  new AuthError(429, 'over_request_rate_limit', 'Too many people are signing in. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });

function derive(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  return deriveArgon2('argon2id', {
    message: password,
    nonce: salt,
    memory: cost.memoryKiB,
    passes: cost.passes,
    parallelism: cost.parallelism,
    tagLength: hashBytes,
  });
}

interface PhcHash {
  readonly cost: HashCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const phcPattern =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{43})$/;

function parsePhc(phc: string): PhcHash | undefined {
  const parts = phcPattern.exec(phc);
  if (!parts) return undefined;
  const [, memoryKiB, passes, parallelism, salt = '', hash = ''] = parts;
  return {
    cost: { memoryKiB: Number(memoryKiB), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function formatPhc({ cost, salt, hash }: PhcHash): string {
  const costText = `m=${cost.memoryKiB},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${costText}$${unpadded(salt)}$${unpadded(hash)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
