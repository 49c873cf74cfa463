/** What came of a link: shared or copied, nothing where somebody closed the system's sheet, or neither was possible. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Hands a link to the system's share sheet; copies it if there is none, or where the sheet fails. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (cause) {
      // Anyone who closes the sheet wants nothing said; a sheet that fails leaves the clipboard.
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
