// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type FunctionComponent, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyMap } from './lazy-map.tsx';
import { useMapAttempt } from './use-map-attempt.ts';

type Load = () => Promise<FunctionComponent<{ place: string }>>;

const Sheet = ({ place }: { place: string }) => <p>Map of {place}</p>;

function Page({ load }: { load: Load }) {
  const [hasFailed, setFailed] = useState(false);
  const { attempt, tryAgain } = useMapAttempt(() => setFailed(false));
  return (
    <>
      {hasFailed && (
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
      )}
      <LazyMap
        key={attempt}
        load={load}
        map={{ place: 'Exampleton' }}
        inItsPlace="a list"
        onFailure={() => setFailed(true)}
        waiting="Loading"
      />
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

/** Opens a page whose map fails to load at first, and clicks 'Try again'. */
async function openFailing(isOnline: boolean) {
  vi.mocked(console.error).mockImplementation(() => {});
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('navigator', { ...navigator, onLine: isOnline });
  const load = vi.fn<Load>(async () => Sheet).mockRejectedValueOnce(new Error('no such file'));
  render(<Page load={load} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  return { reload, load };
}

test('the map gets its properties, and a placeholder is shown until then', async () => {
  render(<Page load={async () => Sheet} />);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Map of Exampleton')).toBeTruthy();
});

test('a failure while leaving the page is reported only if the page stays after all', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  vi.useFakeTimers();
  let fail = (_cause: Error) => {};
  const load = vi.fn<Load>(() => new Promise((_resolve, reject) => (fail = reject)));
  render(<Page load={load} />);
  window.dispatchEvent(new Event('beforeunload'));
  fail(new Error('aborted'));
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(vi.mocked(console.error)).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  vi.useRealTimers();
});

test('online another try loads the page afresh, without the styles that failed', async () => {
  const { reload, load } = await openFailing(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

test('offline another try stays on the page', async () => {
  const { reload } = await openFailing(false);
  expect(await screen.findByText('Map of Exampleton')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(
    'The map failed; a list stands in its place.',
    expect.any(Error),
  );
});
