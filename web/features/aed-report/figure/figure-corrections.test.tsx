// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FigureCorrections } from './figure-corrections.tsx';

const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = { id: 'okinawa', coords: [127.945, 26.501] as const };
const figures = [{ label: 'Life expectancy (years)', value: '84.3' }];

function answering(figure: string) {
  const noted = { figure, value: '84.5', source: 'https://example.org/a', decided: '2026-11-12' };
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return new Response(JSON.stringify([noted]));
  });
}

test('a confirmed correction appears beside the figures with its day and source until the record changes', async () => {
  answering('place/okinawa/life-expectancy-years--84-3');
  render(<FigureCorrections place={place} figures={figures} />);
  expect((await screen.findByText('Corrections since publication')).parentElement?.textContent).toContain(
    'Life expectancy (years): 84.5, where the record says 84.3. Confirmed on 12 November 2026; source: example.org',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/a');
  expect(requested.map((address) => address.split('/').at(-1))).toEqual(['list_noted_figures?tile_x=54&tile_y=27']);
});

test('shows no correction once the record has changed, and refuses a suggestion without an https source', async () => {
  answering('place/okinawa/life-expectancy-years--83-9');
  render(<FigureCorrections place={place} figures={figures} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Suggest a correction' }));
  fireEvent.change(await screen.findByLabelText('What should it say?'), { target: { value: '84.5' } });
  fireEvent.change(screen.getByLabelText('What is your source?'), { target: { value: 'http://example.org/' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send suggestion', hidden: true }));
  expect(await screen.findByText(/Enter a full link/)).toBeTruthy();
  expect(screen.queryByText('Corrections since publication')).toBeNull();
  expect(requested).toHaveLength(1);
});
