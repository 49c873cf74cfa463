// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import { createFakeStewardGateway, createReportCase } from '../../../../tests/support/aeds/report-case.ts';
import type { ReportCase } from '../../../backend/steward-gateway.ts';
import { DecisionForm } from './decision-form.tsx';

afterEach(cleanup);

function show(fields: Partial<ReportCase>) {
  const decide = vi.fn(async () => 'confirmed');
  const gateway = createFakeStewardGateway({ decide });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DecisionForm
        reportCase={createReportCase(fields)}
        place={[20.01, 50.01]}
        reports={[]}
        registered={createRegisteredAed({ id: 'osm/node/1', checked: '2026-01-01' })}
        gateway={gateway}
      />
    </QueryClientProvider>,
  );
  return decide;
}

const names = () => screen.getAllByRole('button').map((button) => button.textContent);

test('a confirmation sends the new values, and those in the registry', async () => {
  const decide = show({});
  fireEvent.change(screen.getByLabelText('Reason, or the question'), { target: { value: ' I was there. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(decide).toHaveBeenCalledOnce());
  expect(decide).toHaveBeenCalledWith(createReportCase().id, {
    decision: 'confirmed',
    reason: 'I was there.',
    place: [20.01, 50.01],
    hoursText: null,
    boxText: null,
    figure: null,
    registered: '{"position":[20,50],"hoursText":null,"checked":"2026-01-01"}',
  });
});

test('a figure is confirmed with its source, which must be an https link', async () => {
  const decide = show({ kind: 'figure', aed_id: 'place/okinawa/years--84-3' });
  const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
  write('Reason, or the question', 'I read it there.');
  write('The correct figure', ' 84.5 ');
  write('Link to the source', 'javascript:alert(1)');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByText('Enter a full link that begins with https.')).toBeTruthy();
  expect(decide).not.toHaveBeenCalled();
  write('Link to the source', 'https://example.org/tables');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(decide).toHaveBeenCalledOnce());
  expect(decide.mock.calls[0]).toMatchObject([
    createReportCase().id,
    { place: null, hoursText: null, boxText: null, figure: { value: '84.5', source: 'https://example.org/tables' } },
  ]);
});

test('confirming hours requires their text, and moves the focus to the field', async () => {
  const decide = show({ kind: 'hours' });
  const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
  write('Reason, or the question', 'I was there.');
  write('The correct opening hours', '  ');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByText('Enter the opening hours.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('The correct opening hours'));
  expect(decide).not.toHaveBeenCalled();
  write('The correct opening hours', ' Mo-Fr 8-18 ');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(decide).toHaveBeenCalledOnce());
  expect(decide.mock.calls[0]).toMatchObject([createReportCase().id, { hoursText: 'Mo-Fr 8-18' }]);
});

test('every decision requires a reason, and moves the focus to the field', () => {
  const decide = show({});
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(decide).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Reason, or the question'));
  expect(screen.getByText('Enter the reason first.')).toBeTruthy();
});

test('each state offers the decisions that the database accepts in it', () => {
  show({});
  expect(names()).toEqual(['Confirm', 'Ask', 'Refuse']);
  cleanup();
  show({ state: 'awaits-second' });
  expect(names()).toEqual(['Confirm', 'Ask', 'Refuse', 'Undo']);
  cleanup();
  show({ state: 'confirmed' });
  expect(names()).toEqual(['Undo']);
});
