/** Fetches a file of the drawn world. Rejects if it does not load. */
export async function fetchWorldFile(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal });
  if (!response.ok)
    throw new Error(`The drawn world did not load: ${address} answered with status ${response.status}.`);
  return response;
}
