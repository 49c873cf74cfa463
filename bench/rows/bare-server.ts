// What there would be without this project: Hono with pg, and the panel's rows. Limits and a log it has none.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import pg from 'pg';

const [connectionString, issuer] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
const keys = createRemoteJWKSet(new URL(`${issuer}/auth/v1/.well-known/jwks.json`));
const panel = 'select * from public.aed_dispatch_logs order by dispatch_time desc limit $1';

const app = new Hono()
  // Everybody's rows for anybody.
  .get('/rows', async (context) => context.json((await pool.query(panel, [50])).rows))
  // What must be done at least where rows belong to somebody: the token looked at, and the rows read with the rights of who shows it.
  .get('/rows-as-caller', async (context) => {
    const token = context.req.header('Authorization')?.replace('Bearer ', '') ?? '';
    const { payload } = await jwtVerify(token, keys);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        "select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)",
        [JSON.stringify(payload)],
      );
      const { rows } = await client.query(panel, [50]);
      await client.query('commit');
      return context.json(rows);
    } finally {
      client.release();
    }
  });
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`The bare server is at http://localhost:${port}\n`);
});
