import { join } from 'node:path';
import { parseCountryCodes } from '../domain/geography/country-codes.ts';
import {
  readAllowedOrigins,
  readInteger,
  readOrigin,
  readTextValue,
  throwInvalidValue,
  type Variables,
} from './env-values.ts';
import type { SmtpOptions } from './mail/smtp-mailer.ts';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A witness of the ledger: its URL, and the key that it prints at its start. */
export interface ConfiguredWitness {
  readonly key: string;
  readonly address: string;
}

/** The server's configuration, which is read once when it starts. */
export interface ServerEnv {
  /** Port to listen on. With 0, the system chooses a free port. */
  readonly port: number;
  /** Address to listen on; undefined means all addresses of the machine. */
  readonly host: string | undefined;
  /** The output folder of `npm run build`. */
  readonly buildFolder: string;
  /** Whether this server serves the pages. If it does not, they come from a CDN or from the development server. */
  readonly servesFiles: boolean;
  /** The data folder: database, keys, messages that could not be mailed. */
  readonly dataFolder: string;
  /** Folder of the published AED registry, which may be missing. */
  readonly aedsFolder: string;
  /** Folder of the published streets, which may be missing. */
  readonly streetsFolder: string;
  /** The environment variable PATH, which lists the folders of programs. */
  readonly programPath: string | undefined;
  /** The environment variable NODE_COMPILE_CACHE, the folder in which Node caches compiled code. */
  readonly compileCacheFolder: string | undefined;
  /** Connection string of a PostgreSQL server; undefined means the embedded database. */
  readonly databaseUrl: string | undefined;
  /**
   * Secret that encrypts the signing keys in a database shared by several machines; undefined means one that the first
   * machine generates.
   */
  readonly keysSecret: string | undefined;
  /** The site's public origin; undefined means the address on which the server listens. */
  readonly siteOrigin: string | undefined;
  /** Other origins that may call the API and to which mailed links may lead. */
  readonly allowedOrigins: readonly string[];
  /** The mail server; undefined means that messages are written to files in the data folder. */
  readonly smtp: SmtpOptions | undefined;
  /** The sender's address in all messages. */
  readonly mailFrom: string;
  /**
   * Address and password of the first administrator, which are used only at the first start. If the password is
   * undefined, one is generated.
   */
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  /** Whether anyone may create an account. If not, only existing members can sign in. */
  readonly takesSignUps: boolean;
  /** Number of proxies in front of the server. That many entries at the end of X-Forwarded-For are trusted. */
  readonly trustedProxies: number;
  /** Maximum number of requests about accounts per network and minute; undefined means the limits of server/auth. */
  readonly authRequestsPerMinute: number | undefined;
  /** Contact for security reports in /.well-known/security.txt; undefined means that there is no such file. */
  readonly securityContact: string | undefined;
  /**
   * Maximum number of requests for rows per minute, by a network or a member; undefined means the limit of
   * server/api/api-limits.
   */
  readonly restRequestsPerMinute: number | undefined;
  /** Bearer token for /metrics; undefined means that nobody can read it. */
  readonly metricsToken: string | undefined;
  /** The witnesses that monitor and cosign the ledger. */
  readonly ledgerWitnesses: readonly ConfiguredWitness[];
  /** URL of the Overpass server from which the AEDs of countries are fetched; undefined means that none are fetched. */
  readonly overpassUrl: string | undefined;
  /**
   * Codes of the countries whose AEDs are fetched and published automatically; undefined means those set in the
   * administration panel.
   */
  readonly aedAreas: readonly string[] | undefined;
  /** Interval between fetches, in hours; undefined means the interval set in the administration panel, or a day. */
  readonly aedRefreshHours: number | undefined;
  readonly logLevel: LogLevel;
  /** Log format: JSON for programs, or text for people; undefined means text on a terminal and JSON elsewhere. */
  readonly logFormat: 'json' | 'text' | undefined;
}

/** Reads the configuration. Throws an error that says which variable is wrong and what to do. */
export function readEnv(variables: Variables = process.env): ServerEnv {
  const smtp = readSmtp(variables);
  const dataFolder = readTextValue(variables, 'DATA_FOLDER') ?? 'data';
  return {
    port: readInteger(variables, 'PORT', { from: 0, to: 65_535, example: '3000' }) ?? 3000,
    host: readTextValue(variables, 'HOST'),
    buildFolder: readTextValue(variables, 'BUILD_FOLDER') ?? 'build',
    servesFiles: readChoice(variables, 'SERVE_FILES', ['on', 'off']) !== 'off',
    dataFolder,
    aedsFolder: readTextValue(variables, 'AEDS_FOLDER') ?? join(dataFolder, 'aeds'),
    programPath: variables.PATH,
    compileCacheFolder: variables.NODE_COMPILE_CACHE,
    streetsFolder: readTextValue(variables, 'STREETS_FOLDER') ?? join(dataFolder, 'streets'),
    databaseUrl: readDatabaseUrl(variables),
    keysSecret: readLongSecret(variables, 'KEYS_SECRET', 32, 'leave it out if no other machine uses the database'),
    siteOrigin: readOrigin(variables, 'SITE_ORIGIN'),
    allowedOrigins: readAllowedOrigins(variables),
    smtp,
    mailFrom: smtp?.from ?? readTextValue(variables, 'SMTP_FROM') ?? 'no-reply@localhost',
    adminEmail: readTextValue(variables, 'ADMIN_EMAIL') ?? 'admin@localhost',
    adminPassword: readTextValue(variables, 'ADMIN_PASSWORD'),
    takesSignUps: readChoice(variables, 'SIGN_UPS', ['open', 'closed']) !== 'closed',
    trustedProxies: readInteger(variables, 'TRUST_PROXY', { from: 0, to: 10, example: '1' }) ?? 0,
    authRequestsPerMinute: readInteger(variables, 'AUTH_REQUESTS_PER_MINUTE', { from: 1, to: 100_000, example: '120' }),
    securityContact: readSecurityContact(variables),
    restRequestsPerMinute: readInteger(variables, 'REST_REQUESTS_PER_MINUTE', {
      from: 1,
      to: 999_999,
      example: '1200',
    }),
    metricsToken: readLongSecret(variables, 'METRICS_TOKEN', 16, 'leave it out to close /metrics'),
    ledgerWitnesses: readWitnesses(variables),
    overpassUrl: readOverpassUrl(variables),
    aedAreas: readAedAreas(variables),
    aedRefreshHours: readInteger(variables, 'AED_REFRESH_HOURS', { from: 1, to: 720, example: '24' }),
    logLevel: readChoice(variables, 'LOG_LEVEL', logLevels) ?? 'info',
    logFormat: readChoice(variables, 'LOG_FORMAT', ['json', 'text']),
  };
}

/**
 * Sets NODE_ENV to production if it is not set. Otherwise React would run its slow development checks when this process
 * renders pages. Must be called before anything is rendered.
 */
export function setProductionMode(): void {
  process.env.NODE_ENV ??= 'production';
}

function readChoice<Choice extends string>(
  variables: Variables,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = readTextValue(variables, name);
  if (text === undefined) return undefined;
  const choice = choices.find((known) => known === text);
  return choice ?? throwInvalidValue(name, text, `one of ${choices.join(', ')}`, `Leave it out for the default`);
}

function readDatabaseUrl(variables: Variables): string | undefined {
  const text = readTextValue(variables, 'DATABASE_URL');
  if (text === undefined || /^postgres(?:ql)?:\/\/./.test(text)) return text;
  // The value is not shown, because a connection string contains a password.
  return throwInvalidValue(
    'DATABASE_URL',
    undefined,
    'an address that begins with postgres://',
    'Write postgres://user:password@host:5432/database, or leave it out for the embedded database',
  );
}

function readSecurityContact(variables: Variables): string | undefined {
  const text = readTextValue(variables, 'SECURITY_CONTACT');
  if (text === undefined || /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) return text;
  return throwInvalidValue(
    'SECURITY_CONTACT',
    text,
    'an address that begins with mailto: or https:',
    'Write SECURITY_CONTACT=mailto:security@example.org, or leave it out',
  );
}

function readOverpassUrl(variables: Variables): string | undefined {
  const text = readTextValue(variables, 'AED_OVERPASS_URL');
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  if (text === undefined || (url && /^https?:$/.test(url.protocol) && url.username === '')) return text;
  return throwInvalidValue(
    'AED_OVERPASS_URL',
    text,
    'the address of an Overpass server, with https:// or http://',
    'Write AED_OVERPASS_URL=https://overpass.example.org/api/interpreter, or leave it out',
  );
}

function readAedAreas(variables: Variables): readonly string[] | undefined {
  const text = readTextValue(variables, 'AED_AREAS');
  if (text === undefined) return undefined;
  const { codes, unknown } = parseCountryCodes(text);
  if (codes.length === 0 || unknown.length > 0) {
    const wrong = unknown.length === 0 ? 'Write some' : `Correct ${unknown.join(', ')}`;
    return throwInvalidValue('AED_AREAS', text, 'ISO 3166-1 country codes separated by commas, like CH,SI', wrong);
  }
  if (readTextValue(variables, 'AED_OVERPASS_URL') !== undefined) return codes;
  return throwInvalidValue(
    'AED_AREAS',
    text,
    'set together with AED_OVERPASS_URL, the server to fetch from',
    'Set it, for example to https://overpass.example.org/api/interpreter',
  );
}

/** Reads LEDGER_WITNESSES, which has pairs of key and URL, separated by commas. */
function readWitnesses(variables: Variables): readonly ConfiguredWitness[] {
  const text = readTextValue(variables, 'LEDGER_WITNESSES');
  if (text === undefined) return [];
  return text.split(',').map((pair) => {
    const [key = '', address = '', ...more] = pair.trim().split(/\s+/);
    const isKey = /^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/.test(key);
    if (isKey && /^https?:\/\/./.test(address) && URL.canParse(address) && more.length === 0) return { key, address };
    return throwInvalidValue(
      'LEDGER_WITNESSES',
      pair.trim(),
      'the key that a witness prints when it starts, a space, and its address',
      "Set it, for example to 'witness.example.org+1a2b3c4d+BF… https://witness.example.org', several with commas between",
    );
  });
}

/** Reads a secret and checks its length. No error shows the secret. */
function readLongSecret(variables: Variables, name: string, lengthMin: number, otherwise: string): string | undefined {
  const secret = readTextValue(variables, name);
  if (secret === undefined || secret.length >= lengthMin) return secret;
  return throwInvalidValue(
    name,
    undefined,
    `at least ${lengthMin} characters long`,
    `Choose a long random one (openssl rand -base64 32), or ${otherwise}`,
  );
}

/**
 * Reads the mail server from SMTP_URL, or from SMTP_HOST, SMTP_PORT, SMTP_USER and SMTP_PASSWORD. In both cases
 * SMTP_FROM must be set.
 */
function readSmtp(variables: Variables): SmtpOptions | undefined {
  const server = readSmtpUrl(variables) ?? readSmtpParts(variables);
  if (server === undefined) return undefined;
  const from = readTextValue(variables, 'SMTP_FROM');
  if (from !== undefined && /^[^\r\n]*@[^\r\n]+$/.test(from)) return { ...server, from };
  return throwInvalidValue(
    'SMTP_FROM',
    from ?? '',
    'the sender of all messages when a mail server is set',
    "Set it, for example to 'Symbiotics <no-reply@example.org>'",
  );
}

type SmtpServer = Omit<SmtpOptions, 'from'>;

function readSmtpUrl(variables: Variables): SmtpServer | undefined {
  const text = readTextValue(variables, 'SMTP_URL');
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    return throwInvalidValue(
      'SMTP_URL',
      undefined,
      'an address that begins with smtp:// or smtps://',
      'Write smtp://user:password@mail.example.org:587, with special characters percent-encoded',
    );
  }
  const isSecure = url.protocol === 'smtps:';
  const port = url.port === '' ? (isSecure ? 465 : 587) : Number(url.port);
  return smtpServer(url.hostname, port, isSecure, decodeURIComponent(url.username), decodeURIComponent(url.password));
}

function readSmtpParts(variables: Variables): SmtpServer | undefined {
  const host = readTextValue(variables, 'SMTP_HOST');
  if (host === undefined) return undefined;
  const port = readInteger(variables, 'SMTP_PORT', { from: 1, to: 65_535, example: '587' }) ?? 587;
  const user = readTextValue(variables, 'SMTP_USER') ?? '';
  return smtpServer(host, port, port === 465, user, readTextValue(variables, 'SMTP_PASSWORD') ?? '');
}

function smtpServer(host: string, port: number, isSecure: boolean, user: string, password: string): SmtpServer {
  // Messages may be sent without TLS only to a mail server on this machine. To any other server they are sent with TLS
  // or not at all.
  const allowPlain = ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host);
  const bareHost = host.replace(/^\[(.*)\]$/, '$1');
  return { host: bareHost, port, isSecure, allowPlain, ...(user === '' ? {} : { credentials: { user, password } }) };
}
