import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { emptySite } from './files/site.ts';
import { renderSecurityTxt } from './security-txt.ts';

const address = 'http://atlas.test/.well-known/security.txt';
const log = { info: () => {}, error: () => {} };

test('contains the contact for reporting a weakness, and its expiry', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  expect(renderSecurityTxt({ contact: 'mailto:security@example.org', siteOrigin: 'https://atlas.test', now })).toBe(
    'Contact: mailto:security@example.org\nExpires: 2027-05-21T00:00:00.000Z\nPreferred-Languages: en\n' +
      'Canonical: https://atlas.test/.well-known/security.txt\n',
  );
});

test('is served as plain text when a contact is configured, and is missing otherwise', async () => {
  const text = () => 'Contact: mailto:security@example.org\n';
  const there = await createApp({ site: emptySite, log, securityText: text })(new Request(address));
  expect([there.status, there.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(await there.text()).toBe(text());
  expect((await createApp({ site: emptySite, log })(new Request(address))).status).toBe(404);
});
