import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { accountsGateway } from '../backend/accounts-gateway.ts';
import { startSession, useSession } from '../backend/session.ts';
import { AccountMenu } from '../features/accounts/account-menu.tsx';
import { SiteFooter } from '../features/site-frame/site-footer.tsx';
import { SiteHeader } from '../features/site-frame/site-header.tsx';
import { Toaster } from '../ui/toaster.tsx';

/** Moves the focus after a navigation inside the site: to the anchor where there is one, else to the start of the content. */
function useFocusAfterNavigation() {
  const { hash, key } = useLocation();
  const firstKey = useRef(key);
  useEffect(
    function focusTarget() {
      if (key === firstKey.current) return;
      const target = document.getElementById(hash === '' ? 'content' : decodeURIComponent(hash.slice(1)));
      target?.focus({ preventScroll: true });
    },
    [hash, key],
  );
}

export default function SiteLayout() {
  useFocusAfterNavigation();
  useEffect(startSession, []);
  return (
    <>
      <SiteHeader account={<AccountMenu gateway={accountsGateway} account={useSession()} />} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <Toaster />
    </>
  );
}
