import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('without variables the server keeps everything on this machine', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: undefined,
    buildFolder: 'build',
    servesFiles: true,
    dataFolder: 'data',
    aedsFolder: 'data/aeds',
    streetsFolder: 'data/streets',
    databaseUrl: undefined,
    keysSecret: undefined,
    siteOrigin: undefined,
    allowedOrigins: [],
    smtp: undefined,
    mailFrom: 'no-reply@localhost',
    adminEmail: 'admin@localhost',
    adminPassword: undefined,
    takesSignUps: true,
    trustedProxies: 0,
    authRequestsPerMinute: undefined,
    securityContact: undefined,
    restRequestsPerMinute: undefined,
    metricsToken: undefined,
    ledgerWitnesses: [],
    overpassUrl: undefined,
    aedAreas: undefined,
    aedRefreshHours: undefined,
    logLevel: 'info',
    logFormat: undefined,
  });
});

test('SIGN_UPS closes new accounts, and refuses an ambiguous value', () => {
  expect(readEnv({ SIGN_UPS: 'closed' }).takesSignUps).toBe(false);
  expect(readEnv({ SIGN_UPS: 'open' }).takesSignUps).toBe(true);
  expect(() => readEnv({ SIGN_UPS: 'off' })).toThrow('SIGN_UPS must be one of open, closed, not "off".');
});

test('PORT and HOST change where it listens', () => {
  expect(readEnv({ PORT: '8080', HOST: '127.0.0.1' })).toMatchObject({ port: 8080, host: '127.0.0.1' });
  expect(readEnv({ PORT: '0' }).port).toBe(0);
});

test('the AED registry is in the data folder unless it has its own path', () => {
  expect(readEnv({ DATA_FOLDER: '/srv/atlas' }).aedsFolder).toBe('/srv/atlas/aeds');
  expect(readEnv({ DATA_FOLDER: '/srv/atlas', AEDS_FOLDER: '/srv/aeds' }).aedsFolder).toBe('/srv/aeds');
  expect(readEnv({ DATA_FOLDER: '/srv/atlas' }).streetsFolder).toBe('/srv/atlas/streets');
  expect(readEnv({ STREETS_FOLDER: '/srv/streets' }).streetsFolder).toBe('/srv/streets');
});

test.each(['http', '-1', '65536', '80.5', '1e3', ' 80'])('PORT=%s is refused with what to do instead', (port) => {
  expect(() => readEnv({ PORT: port })).toThrow(
    `PORT must be a whole number from 0 to 65535, not "${port}". Try PORT=3000 npm start.`,
  );
});

test('the address of the site is an origin, with or without a trailing slash', () => {
  expect(readEnv({ SITE_ORIGIN: 'https://atlas.example.org/' }).siteOrigin).toBe('https://atlas.example.org');
  for (const wrong of [
    'atlas.example.org',
    'https://atlas.example.org/map',
    'ftp://atlas.example.org',
    'https://a:b@c.org',
  ]) {
    expect(() => readEnv({ SITE_ORIGIN: wrong })).toThrow(
      `SITE_ORIGIN must be an origin: http or https, host, port, not "${wrong}". Write it without a path, like https://example.org.`,
    );
  }
});

test('other origins are listed in one variable, separated by commas', () => {
  expect(readEnv({ ALLOWED_ORIGINS: 'https://a.example.org, http://localhost:5173,' }).allowedOrigins).toEqual([
    'https://a.example.org',
    'http://localhost:5173',
  ]);
  expect(() => readEnv({ ALLOWED_ORIGINS: '*' })).toThrow('ALLOWED_ORIGINS must be an origin');
});

describe('a mail server', () => {
  const from = 'Atlas <no-reply@example.org>';

  test('is given as one address', () => {
    const env = readEnv({ SMTP_URL: 'smtp://ada:p%40ss@mail.example.org', SMTP_FROM: from });
    expect(env.smtp).toEqual({
      host: 'mail.example.org',
      port: 587,
      isSecure: false,
      allowPlain: false,
      credentials: { user: 'ada', password: 'p@ss' },
      from,
    });
    expect(env.mailFrom).toBe(from);
  });

  test('is given in parts', () => {
    const variables = {
      SMTP_HOST: 'mail.example.org',
      SMTP_PORT: '465',
      SMTP_USER: 'ada',
      SMTP_PASSWORD: 's',
      SMTP_FROM: from,
    };
    expect(readEnv(variables).smtp).toEqual({
      host: 'mail.example.org',
      port: 465,
      isSecure: true,
      allowPlain: false,
      credentials: { user: 'ada', password: 's' },
      from,
    });
  });

  test('may do without encryption only on this machine', () => {
    expect(readEnv({ SMTP_URL: 'smtp://localhost:1025', SMTP_FROM: from }).smtp?.allowPlain).toBe(true);
    expect(readEnv({ SMTP_URL: 'smtp://192.0.2.7:25', SMTP_FROM: from }).smtp?.allowPlain).toBe(false);
  });

  test('needs a sender', () => {
    expect(() => readEnv({ SMTP_URL: 'smtps://mail.example.org' })).toThrow(
      'SMTP_FROM must be the sender of all messages when a mail server is set, not "". Set it',
    );
  });
});

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@db/atlas'],
  ['SMTP_URL', 'https://ada:hunter2@mail.example.org'],
  ['METRICS_TOKEN', 'hunter2'],
  ['KEYS_SECRET', 'hunter2hunter2hunter2'],
])('a refused %s is not quoted, because it contains a secret', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name} must be `);
  expect(() => readEnv({ [name]: value })).not.toThrow('hunter2');
});

test.each([
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, error, warn, info, debug, not "loud". '],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be one of json, text, not "xml". '],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10, not "yes". '],
  [
    { AUTH_REQUESTS_PER_MINUTE: 'off' },
    'AUTH_REQUESTS_PER_MINUTE must be a whole number from 1 to 100000, not "off". ',
  ],
])('%j is refused', (variables, sentence) => {
  expect(() => readEnv(variables)).toThrow(sentence);
});

test.each(['mailto:security@example.org', 'https://example.org/report'])(
  '%s is accepted as SECURITY_CONTACT',
  (contact) => {
    expect(readEnv({ SECURITY_CONTACT: contact }).securityContact).toBe(contact);
  },
);

test.each(['security@example.org', 'http://example.org', 'mailto:a b@c', 'https://example.org/\nExpires: 1999'])(
  'SECURITY_CONTACT=%j is refused',
  (contact) => {
    expect(() => readEnv({ SECURITY_CONTACT: contact })).toThrow(/begins with mailto: or https:/);
  },
);

test('witnesses of the ledger are pairs of key and address', () => {
  const keys = ['one.example.org+1a2b3c4d+BKYyKw==', 'two.example.org+5e6f7a8b+BKYyKw=='];
  const text = `${keys[0]} https://one.example.org, ${keys[1]}  http://two.example.org:8477/w`;
  expect(readEnv({ LEDGER_WITNESSES: text }).ledgerWitnesses).toEqual([
    { key: keys[0], address: 'https://one.example.org' },
    { key: keys[1], address: 'http://two.example.org:8477/w' },
  ]);
});

test.each(['https://one.example.org', 'one.example.org+1a2b3c4d+BKYyKw==', 'key https://one.example.org', 'a b c'])(
  'LEDGER_WITNESSES="%s" is refused',
  (text) => expect(() => readEnv({ LEDGER_WITNESSES: text })).toThrow(/must be the key that a witness prints/),
);

describe('the countries of the registry', () => {
  const url = 'https://overpass.example.org/api/interpreter';

  test('are given by their codes, with the server and the interval', () => {
    const read = readEnv({ AED_OVERPASS_URL: url, AED_AREAS: 'CH, si', AED_REFRESH_HOURS: '6' });
    expect(read).toMatchObject({ overpassUrl: url, aedAreas: ['CH', 'SI'], aedRefreshHours: 6 });
  });

  test.each([
    [{ AED_OVERPASS_URL: 'overpass.example.org' }, 'AED_OVERPASS_URL must be the address of an'],
    [
      { AED_OVERPASS_URL: url, AED_AREAS: 'CH,XX' },
      'AED_AREAS must be ISO 3166-1 country codes separated by commas, like CH,SI, not "CH,XX". Correct XX.',
    ],
    [{ AED_OVERPASS_URL: url, AED_AREAS: ',' }, 'AED_AREAS must be ISO 3166-1 country codes'],
    [
      { AED_AREAS: 'CH' },
      'AED_AREAS must be set together with AED_OVERPASS_URL, the server to fetch from, not "CH". Set it',
    ],
    [
      { AED_REFRESH_HOURS: '0' },
      'AED_REFRESH_HOURS must be a whole number from 1 to 720, not "0". Try AED_REFRESH_HOURS=24 npm start.',
    ],
  ])('are refused with a message: %o', (variables, sentence) => {
    expect(() => readEnv(variables as Record<string, string>)).toThrow(sentence);
  });
});
