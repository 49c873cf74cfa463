import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SiteFooter } from '../features/site-frame/site-footer.tsx';
import { SiteHeader } from '../features/site-frame/site-header.tsx';
import { Toaster } from '../ui/toaster.tsx';

/** Moves the focus after a navigation inside the site: to the anchor where there is one, else to the start of the content. */
function useFocusAfterNavigation() {
  const { pathname, hash, key } = useLocation();
  const firstKey = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, one to the same address too
  useEffect(
    function focusTarget() {
      if (key === firstKey.current) return;
      const target = document.getElementById(hash === '' ? 'content' : decodeURIComponent(hash.slice(1)));
      target?.focus({ preventScroll: true });
    },
    [pathname, hash, key],
  );
}

export default function SiteLayout() {
  useFocusAfterNavigation();
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <Toaster />
    </>
  );
}
