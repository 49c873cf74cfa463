/**
 * Watches whether the page's code comes. Where it does not, the page stays to be read, and is loaded again with the next press or when the
 * line is back, as soon as the site answers; the button that was pressed is pressed again then. The function it returns ends the watch
 * and repeats such a press. It reaches for nothing outside itself, for its text also stands in the start of every page (page-start.ts).
 */
export function retryCode(): () => void {
  const key = 'pressed-before-reload';
  const buttons = () => [...document.querySelectorAll<HTMLElement>('button[type=button]')];
  const watch = new AbortController();
  const loadAgain = async () => {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (!answer?.ok || watch.signal.aborted) return;
    const pressed = buttons().findIndex((button) => button.ariaBusy === 'true');
    try {
      if (pressed !== -1) sessionStorage.setItem(key, `${pressed} ${location.pathname}`);
    } catch {
      // A browser without storage: the visitor presses once more.
    }
    location.reload();
  };
  let hasFailed = false;
  const fail = (cause: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    console.warn("The page's code did not load; the next press asks for it again.", cause);
    window.addEventListener('click', loadAgain, { capture: true, signal: watch.signal });
    window.addEventListener('online', loadAgain, { signal: watch.signal });
  };
  const onError = (event: Event) => {
    const isCode = event.target instanceof HTMLScriptElement && event.target.type === 'module';
    if (isCode || event.target === window) fail(event);
  };
  window.addEventListener('error', onError, { capture: true, signal: watch.signal });
  window.addEventListener('unhandledrejection', ({ reason }) => fail(reason), { signal: watch.signal });
  return () => {
    watch.abort();
    try {
      const [pressed = '', path] = (sessionStorage.getItem(key) ?? '').split(' ');
      sessionStorage.removeItem(key);
      if (path === location.pathname) buttons()[Number(pressed)]?.click();
    } catch {
      // Nothing was kept.
    }
  };
}
