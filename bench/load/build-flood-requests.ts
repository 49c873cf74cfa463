import type { FloodRequest } from './flood.ts';

type FloodRequestInit = Omit<FloodRequest, 'origin'>;

const rows = '/rest/v1/aed_dispatch_logs';
const base = { connections: 256, method: 'GET', headers: {}, from: 'one', reads: true } as const;

/** The slowest query that is allowed: the maximum number of patterns on the longest column, with an exact count. */
const worst = `${rows}?select=id&${Array.from({ length: 8 }, (_, n) => `aed_address=not.ilike.*${n}*x*y*`).join('&')}`;

/** Returns the floods to measure, by the kind of their requests. */
export function buildFloodRequests(token: string): Readonly<Record<string, FloodRequestInit>> {
  const member = { Authorization: `Bearer ${token}` };
  const json = { 'Content-Type': 'application/json' };
  const guess = JSON.stringify({ email: 'nobody@example.org', password: 'a wrong password' });
  const signIn = {
    ...base,
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    headers: json,
    body: guess,
  } as const;
  return {
    'anonymous reads': { ...base, path: `${rows}?select=*` },
    'anonymous reads from a /48': { ...base, path: `${rows}?select=*`, from: 'a /48' },
    "a member's reads": { ...base, path: `${rows}?select=*&order=dispatch_time.desc&limit=50`, headers: member },
    'the worst filters': { ...base, path: worst, headers: { ...member, Prefer: 'count=exact' }, from: 'a /48' },
    'sign-ins of one address': signIn,
    'sign-ins from a /48': { ...signIn, from: 'a /48' },
    'readers that do not read': { ...base, path: `${rows}?select=*`, headers: member, reads: false, from: 'a /48' },
    'static files': { ...base, path: '/' },
  };
}
