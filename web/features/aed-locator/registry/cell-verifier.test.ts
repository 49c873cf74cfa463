import { afterEach, expect, test, vi } from 'vitest';
import { DamagedCellError } from '../../../../domain/checksum/registry-checksum.ts';
import vectors from '../../../../tests/vectors/merkle-tree.json' with { type: 'json' };
import { createLenientCellVerifier } from './registry-client.ts';

/** A registry of three cells. A Python script computed the expected checksums. */
const { checksum, lists } = vectors.registry;
const published: Readonly<Record<string, unknown>> = lists;
const first = '3/4/2';
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Creates a verifier for a server that has the given files and responds with status 404 to all other requests. */
function verifierAt(files: Readonly<Record<string, unknown>>) {
  const fetchFn = async (address: RequestInfo | URL) => {
    const list = files[String(address).replace('/aeds/', '')];
    return list === undefined ? new Response('', { status: 404 }) : Response.json(list);
  };
  return createLenientCellVerifier('/aeds', { checksum, version: '1' }, fetchFn);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('accepts a cell as it was published', async () => {
  await expect(verifierAt(published)(bytesOf('first cell\n'), first)).resolves.toBeUndefined();
});

test('refuses a damaged cell', async () => {
  await expect(verifierAt(published)(bytesOf('worst cell\n'), first)).rejects.toBeInstanceOf(DamagedCellError);
});

test('uses a cell without a checksum list, and logs to the console that it is unverified', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await expect(verifierAt({})(bytesOf('first cell\n'), first)).resolves.toBeUndefined();
  expect(warn.mock.calls[0]?.[0]).toContain('Cell 3/4/2: its checksums did not load');
});

test('a loaded cell waits two seconds for a missing checksum list, and continues as soon as one arrives', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const silent = createLenientCellVerifier(
    '/aeds',
    { checksum, version: '1' },
    () => new Promise<never>(() => undefined),
  );
  const used = vi.fn();
  let arrive: (bytes: Uint8Array) => void = () => undefined;
  const coming = new Promise<Uint8Array>((resolve) => {
    arrive = resolve;
  });
  void silent(coming, first).then(used);
  // The verifier's timeout does not start while the cell itself is still loading.
  await vi.advanceTimersByTimeAsync(5000);
  arrive(bytesOf('first cell\n'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(used).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(used).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain('Cell 3/4/2: its checksums did not load within 2 s');
});
