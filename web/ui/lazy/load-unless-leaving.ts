/**
 * How long a failure is held back while the page is being left, in milliseconds. Leaving a page takes much less time.
 */
const goneAfterMs = 5000;

/**
 * Loads a part of the page. Some browsers abort loading as soon as another page is requested. This failure is not
 * reported while the page is being left. It is reported later if the page stays open after all, for example after a
 * click on a tel: link.
 */
export async function loadUnlessLeaving<Part>(load: () => Promise<Part>): Promise<Part> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // The listener exists only while something is loading, because a permanent one may keep the page out of the
  // back/forward cache.
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (cause) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, goneAfterMs));
    throw cause;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}
