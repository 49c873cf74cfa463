// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createRegisteredAed } from '../../../tests/support/aeds/registered-aed.ts';
import { sessionStorageKey } from '../../backend/session/stored-session.ts';
import { ReportSheet } from './report-sheet.tsx';

vi.mock('../../streets/has-streets-at.ts', () => ({ hasStreetsAt: async () => false }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const signIn = (id: string) => localStorage.setItem(sessionStorageKey, JSON.stringify({ user: { id } }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const field = () => screen.getByLabelText<HTMLInputElement>('Anything else? (optional)');
const write = (value: string) => fireEvent.change(field(), { target: { value } });

/** Renders the dialog again, as if the visitor had closed and reopened it. */
function reopenDialog(aedId: string | null) {
  cleanup();
  const aed = aedId === null ? null : createRegisteredAed({ id: aedId });
  render(<ReportSheet aed={aed} around={[20, 50]} isOpen onClose={() => undefined} />);
}

/** Simulates a server that records requests and responds when the test tells it to. */
function stubServer() {
  const sent: { readonly report_id: string; readonly words?: string }[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (_address: string, init: { readonly body: string }) => {
    sent.push(JSON.parse(init.body));
    return new Promise((resolve) => answers.push(() => resolve(Response.json('kept'))));
  });
  return { sent, answer: () => act(async () => answers.shift()?.()) };
}

test('choices and text for an AED are restored for that AED only, and never stored', () => {
  reopenDialog('osm/node/11');
  press('It is not there');
  write('The box is empty.');
  reopenDialog('osm/node/12');
  expect(screen.getByText('What did you see?')).toBeTruthy();
  reopenDialog('osm/node/11');
  expect(screen.getByRole('heading', { name: 'It is not there', hidden: true })).toBeTruthy();
  expect(field().value).toBe('The box is empty.');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('empty');
});

test('keeps the point and the hours of a missing AED too', () => {
  const coords = { longitude: 20.5, latitude: 50.25 };
  const getCurrentPosition = (tell: PositionCallback) => tell({ coords } as GeolocationPosition);
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  reopenDialog(null);
  fireEvent.click(screen.getByLabelText('At all hours'));
  press('It is here, where I am standing');
  reopenDialog(null);
  expect(screen.getByLabelText<HTMLInputElement>('At all hours').checked).toBe(true);
  expect(screen.getByText(/^We will send this point with the report: 50\.25000, 20\.50000/)).toBeTruthy();
});

test('a reopened sheet waits for the report being sent, and forgets the text once it is sent', async () => {
  const { sent, answer } = stubServer();
  reopenDialog('osm/node/13');
  press('It is not there');
  write('The door is locked.');
  press('Send report');
  await waitFor(() => expect(sent).toHaveLength(1));
  reopenDialog('osm/node/13');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…', hidden: true }).disabled).toBe(true);
  await answer();
  expect(await screen.findByText(/^Thank you\. Others can see/)).toBeTruthy();
  reopenDialog('osm/node/13');
  expect(screen.getByText('What did you see?')).toBeTruthy();
  press('It is not there');
  expect(field().value).toBe('');
  press('Send report');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.report_id).not.toBe(sent[0]?.report_id);
  await answer();
});

test('forgets the text even if the sheet is closed when the report arrives', async () => {
  const { sent, answer } = stubServer();
  reopenDialog('osm/node/14');
  press('It is not there');
  write('Gone since May.');
  press('Send report');
  await waitFor(() => expect(sent).toHaveLength(1));
  reopenDialog('osm/node/14');
  expect(field().value).toBe('Gone since May.');
  cleanup();
  await answer();
  await waitFor(() => {
    reopenDialog('osm/node/14');
    expect(screen.getByText('What did you see?')).toBeTruthy();
  });
});

test('shows the text of one account to no other, and a sign-out forgets it', () => {
  signIn('anna');
  reopenDialog('osm/node/15');
  press('It is not there');
  write('From Anna.');
  reopenDialog('osm/node/15');
  expect(field().value).toBe('From Anna.');
  localStorage.clear();
  reopenDialog('osm/node/15');
  expect(screen.queryByDisplayValue('From Anna.')).toBeNull();
  signIn('anna');
  reopenDialog('osm/node/15');
  expect(screen.getByText('What did you see?')).toBeTruthy();
});
