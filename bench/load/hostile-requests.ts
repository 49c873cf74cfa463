import type { SeededRandom } from '../../tests/support/seeded-random.ts';

export interface HostileRequest {
  readonly path: string;
  readonly init: RequestInit & { readonly method: string };
}

const tables = [
  'aed_dispatch_logs',
  'user_roles',
  'drone_permissions',
  'log_access_audit',
  'pg_authid',
  'auth.users',
  'schema_migrations',
];
const columns = [
  'id',
  'user_id',
  'aed_name',
  'permission_granted',
  'ctid',
  '*',
  'a"b',
  "a';drop table user_roles;--",
  'é',
  '',
];
const operators = [
  'eq',
  'neq',
  'gt',
  'like',
  'ilike',
  'in',
  'is',
  'cs',
  'fts',
  'not.eq',
  'eq.eq',
  'drop',
  '',
  'any',
  'not.not',
];
const values = [
  '1',
  "1' or '1'='1",
  '(1,2,3',
  '((((((((',
  '%00',
  '%ff%fe',
  '%ED%A0%80',
  '$1',
  '1;select%20pg_sleep(10)',
  '*'.repeat(300),
  'null',
  '%F0%9F%92%A3',
  '"',
  '9'.repeat(400),
];
const accountPaths = [
  'signup',
  'token?grant_type=password',
  'token?grant_type=refresh_token',
  'token?grant_type=__proto__',
  'user',
  'logout',
  'recover',
  'verify',
  'resend',
  'admin/users',
  '..%2f..%2fetc',
  'verify?token=%00&type=signup',
];
const functions = [
  'list_members',
  'grant_drone_permission',
  'pg_sleep',
  'promote_administrator',
  'version',
  'lo_import',
  '%00',
];
const tokens = [
  '',
  'sb_publishable_embedded',
  'x',
  'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
  'a.b.c',
  'Ω'.normalize('NFD').charCodeAt(0).toString(),
  'e'.repeat(6_000),
];
const methods = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'PROPFIND'];

/** Requests by a real client with a URL, headers or a body designed to break something. */
export function hostileRequests(random: SeededRandom, count: number): HostileRequest[] {
  return Array.from({ length: count }, () => ({ path: pathOf(random), init: initOf(random) }));
}

function pathOf(random: SeededRandom): string {
  const { pick, below } = random;
  const kind = below(10);
  if (kind < 2) return `/auth/v1/${pick(accountPaths)}`;
  if (kind < 3) return `/rest/v1/rpc/${pick(functions)}?${pick(columns)}=${pick(values)}`;
  if (kind < 4) return `/rest/v1/${pick(['', '/', '%2e%2e/x', '%', '%zz', 'a/b/c', 'x'.repeat(3_000)])}`;
  const pairs = Array.from({ length: 1 + below(4) }, () => pairOf(random));
  return `/rest/v1/${pick(tables)}?${pairs.join('&')}`;
}

function pairOf({ pick, below }: SeededRandom): string {
  const kind = below(6);
  if (kind === 0)
    return `select=${pick([...columns, 'id::regclass', 'count()', 'user_roles(*)', 'a:b:c', ','.repeat(200), '('.repeat(500)])}`;
  if (kind === 1) return `order=${pick(columns)}.${pick(['desc', 'asc.nullsfirst', 'random()', ''])}`;
  if (kind === 2)
    return `${pick(['limit', 'offset'])}=${pick(['-1', '1e9', '99999999999999999999', 'all', '0x10', ''])}`;
  if (kind === 3)
    return `${pick(['and', 'or', 'not.and'])}=${'(and'.repeat(below(60))}(${pick(columns)}.${pick(operators)}.${pick(values)})`;
  return `${pick(columns)}=${pick(operators)}.${pick(values)}`;
}

function initOf(random: SeededRandom): HostileRequest['init'] {
  const { pick, below } = random;
  const method = pick(methods);
  const headers: Record<string, string> = {
    apikey: pick(tokens),
    'Content-Type': pick([
      'application/json',
      'application/json; charset=utf-7',
      'text/csv',
      'application/xml',
      'multipart/form-data',
      'x',
    ]),
    Prefer: pick([
      'return=representation',
      'count=exact',
      'resolution=merge-duplicates',
      'tx=rollback',
      'x'.repeat(2_000),
    ]),
    Accept: pick(['application/json', 'application/vnd.pgrst.object+json', 'text/html', '*/*;q=NaN']),
    Range: pick(['0-9', '9-0', '-1', 'bytes=0-', 'a-b']),
    'X-Forwarded-For': pick(['127.0.0.1', '::1', "'", '1.1.1.1,'.repeat(100)]),
  };
  if (below(2) === 0) headers.Authorization = `Bearer ${pick(tokens)}`;
  if (below(6) === 0) headers['Accept-Profile'] = pick(['auth', 'private', 'pg_catalog', 'x"']);
  return { method, headers, ...(method === 'GET' || method === 'HEAD' ? {} : { body: readJsonObject(random) }) };
}

function readJsonObject({ pick, below }: SeededRandom): BodyInit {
  switch (below(9)) {
    case 0:
      return '{"email":';
    case 1:
      return '['.repeat(50_000);
    case 2:
      return new Uint8Array(Array.from({ length: 200 }, () => below(256)));
    case 3:
      return JSON.stringify({ email: `${'a'.repeat(below(400))}@example.org`, password: 'p'.repeat(below(2_000)) });
    case 4:
      return JSON.stringify({ email: ['a@example.org'], password: { length: 12 }, data: { __proto__: 1 } });
    case 5:
      return `{"aed_name":"\\u0000","user_id":"${pick(values)}","__proto__":{"role":"admin"}}`;
    case 6:
      return JSON.stringify(Array.from({ length: 1_200 }, () => ({ id: 1 })));
    case 7:
      return `{"password":"\\ud800","estimated_time_minutes":1e999,"member":"${pick(values)}"}`;
    default:
      return new Uint8Array(below(20) === 0 ? 1_500_000 : 10);
  }
}

/** Bytes that are not valid HTTP. */
export function hostileWires({ pick, below }: SeededRandom, count: number): Uint8Array[] {
  const head = 'POST /rest/v1/user_roles HTTP/1.1\r\nHost: localhost\r\n';
  const make = (): string =>
    pick([
      `${head}Content-Length: -1\r\n\r\n`,
      `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde`,
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'b'.repeat(20_000)}\r\n\r\n`,
      'GET / HTTP/1.1\r\n\r\n',
      'GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET //rest/v1/../../etc/passwd HTTP/1.1\r\nHost: a b\r\n\r\n',
      'GET /rest/v1/user_roles\0 HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'GET /rest/v1/user_roles HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \u0001\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
      String.fromCharCode(...Array.from({ length: 60 }, () => below(256))),
    ]);
  return Array.from({ length: count }, () => Buffer.from(make(), 'latin1'));
}
