/** Leaving a page takes much less than this many milliseconds. */
const goneAfterMs = 5000;

/**
 * Loads a part of the page. Some browsers abort loads as soon as another page is requested: such a failure is held back
 * until the page is gone. If the page stays after all, as after a tel: link, it is reported then.
 */
export async function loadUnlessLeaving<Part>(load: () => Promise<Part>): Promise<Part> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // Registered only while loading: a permanent listener may keep a page out of the back/forward cache.
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
