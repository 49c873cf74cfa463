import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { deleteMailMentioning, deleteOldMail } from './stored-mail.ts';

let folder: string;
beforeEach(() => {
  folder = createTestFolder();
});
const now = new Date('2026-11-22T12:00:00Z');

function write(name: string, text: string, writtenAt = now) {
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), writtenAt, writtenAt);
}

test('deletes messages after a day, and nothing else in the folder', async () => {
  write('yesterday.eml', 'To: ada@example.org', new Date('2026-11-21T11:59:00Z'));
  write('today.eml', 'To: ada@example.org', new Date('2026-11-21T12:01:00Z'));
  write('notes.txt', 'kept by the operator', new Date('2020-01-01T00:00:00Z'));
  await deleteOldMail(folder, now);
  expect(readdirSync(folder).sort()).toEqual(['notes.txt', 'today.eml']);
});

test('deletes messages that name an address, however it is written', async () => {
  write('to.eml', 'To: Ada@Example.org\r\n\r\nHello');
  write('about.eml', 'To: grace@example.org\r\n\r\nto move from this address to ada@example.org.');
  write('other.eml', 'To: grace@example.org\r\n\r\nHello');
  expect(await deleteMailMentioning(folder, 'ada@example.org')).toBe(2);
  expect(readdirSync(folder)).toEqual(['other.eml']);
});

test('a missing folder contains no messages', async () => {
  const missing = join(folder, 'mail');
  await deleteOldMail(missing, now);
  expect(await deleteMailMentioning(missing, 'ada@example.org')).toBe(0);
});
