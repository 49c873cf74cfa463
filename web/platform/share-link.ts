/** Result: shared or copied, nothing if the visitor closed the share sheet, or neither was possible. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Opens the system's share sheet for a link; copies the link if there is none, or it fails. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (cause) {
      // Closing the sheet needs no message; if the sheet fails, the clipboard is used.
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
