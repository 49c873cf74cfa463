// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeStewardGateway, createReportCase } from '../../../../tests/support/aeds/report-case.ts';
import { ReportQueue } from './report-queue.tsx';

afterEach(cleanup);

/**
 * Creates a reported case about a published number, such as a population. Such a case has no position, so no map loads.
 */
const caseOf = (id: string) => createReportCase({ id, aed_id: `figure/${id}`, kind: 'figure' });

test('shortcut keys decide the selected case without being typed into a field, then select the next', async () => {
  let waiting = [caseOf('first'), caseOf('second')];
  const decide = vi.fn(async () => {
    waiting = waiting.slice(1);
    return 'refused';
  });
  const gateway = createFakeStewardGateway({ cases: async () => waiting, decide });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ReportQueue userId="me" gateway={gateway} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const reason = await screen.findByRole('textbox', { name: /^Reason/ });
  const queue = screen.getByRole('region', { name: 'Cases' });
  expect(fireEvent.keyDown(queue, { key: 'r' })).toBe(false);
  expect(document.activeElement).toBe(reason);
  fireEvent.change(reason, { target: { value: 'The source says otherwise.' } });
  reason.blur();
  fireEvent.keyDown(queue, { key: 'r' });
  const next = await screen.findByRole('heading', { name: 'A figure of a place figure/second' });
  expect(decide).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement).toBe(next));
});
