/**
 * The outcome of sharing a link. It is 'cancelled' if the visitor closed the share sheet, and 'failed' if the link
 * could be neither shared nor copied.
 */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Opens the system's share sheet for a link. If there is no share sheet or it fails, it copies the link. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (cause) {
      // A visitor who closes the share sheet wants nothing more. If the sheet itself fails, the link is copied.
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
