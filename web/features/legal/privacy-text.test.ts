import { expect, test } from 'vitest';
import { siteConfig } from '../../site-config.ts';
import { buildPrivacyDocument } from './privacy-text.ts';

const toldOf = (changed: Partial<Parameters<typeof buildPrivacyDocument>[0]>) =>
  JSON.stringify(buildPrivacyDocument({ ...siteConfig, ...changed }));

const own = toldOf({});

test('a self-hosted site names no host but that of the tiles', () => {
  expect(own.match(/tile\.openstreetmap\.org/g)).toHaveLength(1);
  expect(own).toContain('No cookies, no advertising, no analytics. We');
  expect(own).toContain('Neither its network address nor its name.');
  expect(own).toContain('embedded.tries');
});

test.each([
  [{ tileUrl: 'https://tiles.example.org/{z}/{x}/{y}.png' }, 'come from tiles.example.org, which sees'],
  [{ tileUrl: '/tiles/{z}/{x}/{y}.png' }, 'come from this site too, which sees'],
  [{ registryUrl: 'https://cdn.example.org/aeds' }, 'They are stored at cdn.example.org, which sees the squares'],
  [
    { explainerUrl: 'https://player.example.org/embed' },
    'comes from player.example.org, which sees your network address',
  ],
  [
    { explainerUrl: 'https://player.example.org/embed' },
    'player.example.org, whose video player explains the site once you open it, may have its own',
  ],
  [{ supabaseUrl: 'https://atlas.supabase.example' }, 'the tables are stored with Supabase, at atlas.supabase.example'],
  [{ supabaseUrl: 'https://atlas.supabase.example' }, 'two-step verification, its network address and its name.'],
])('for %j says: %s', (changed, sentence) => {
  expect(toldOf(changed)).toContain(sentence);
  expect(own).not.toContain(sentence);
});

test("with a hosted backend says nothing that is true of this project's server only", () => {
  const hosted = toldOf({ supabaseUrl: 'https://atlas.supabase.example' });
  for (const sentence of ['embedded.', 'auth.known_networks', 'To limit floods of requests', 'put into a folder'])
    expect([sentence, hosted.includes(sentence), own.includes(sentence)]).toEqual([sentence, false, true]);
});
