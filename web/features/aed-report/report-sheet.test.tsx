// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createRegisteredAed } from '../../../tests/support/aeds/registered-aed.ts';
import { ReportSheet } from './report-sheet.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a refused reporter returns to their text, and sends it again as the same report', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent: { readonly report_id: string; readonly words: string }[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: { readonly body: string }) => {
    sent.push(JSON.parse(init.body));
    return sent.length === 1
      ? Response.json({ code: '23514', message: 'aed_reports_words_are_short_text' }, { status: 400 })
      : Response.json('kept');
  });
  render(
    <ReportSheet aed={createRegisteredAed({ id: 'osm/node/1' })} around={[20, 50]} isOpen onClose={() => undefined} />,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  press('It is not there');
  const words = screen.getByLabelText('Anything else? (optional)');
  fireEvent.change(words, { target: { value: 'The box is empty.' } });
  press('Send report');
  expect(await screen.findByText(/^We could not accept the report\. Go back,/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Done', hidden: true })).toBeNull();
  press('Go back');
  expect(screen.queryByText(/could not accept/)).toBeNull();
  press('Send report');
  expect(await screen.findByText(/^Thank you\. Others can see/)).toBeTruthy();
  press('Done');
  expect(sent.map((report) => report.words)).toEqual(['The box is empty.', 'The box is empty.']);
  expect(sent[1]?.report_id).toBe(sent[0]?.report_id);
});
