/**
 * Detects when the page's code does not load. The page then remains readable. At the next click, or when the browser is
 * back online, the page is reloaded as soon as the site responds. The clicked button is clicked again after the reload.
 * The returned function ends the detection and replays that click. The function uses nothing outside its own body,
 * because its text is included in every page (page-start-script.ts).
 */
export function retryCodeLoading(): () => void {
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
      // Without session storage the visitor has to click again.
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
      // Without session storage there is nothing to replay.
    }
  };
}
