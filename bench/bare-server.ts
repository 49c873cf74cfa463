// What there would be without this project: Hono with pg, the panel's rows of everybody, no rights, no limits and no log.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const app = new Hono().get('/rows', async (context) => {
  const { rows } = await pool.query(
    'select * from public.aed_dispatch_logs order by dispatch_time desc limit $1',
    [50],
  );
  return context.json(rows);
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`The bare server is at http://localhost:${port}\n`);
});
