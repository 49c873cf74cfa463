/** A page that is left is gone well within this many milliseconds. */
const goneAfterMs = 5000;

/**
 * Loads a part of the page. Some browsers fail what is on its way as soon as another page is requested: nobody needs to hear of that, so it is
 * held back until the page is gone. One that stays after all, as after a link to a phone, hears of it then.
 */
export async function loadUnlessLeaving<Part>(load: () => Promise<Part>): Promise<Part> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // Only while something loads: a browser may not keep a page that always listens for the way back to it.
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
