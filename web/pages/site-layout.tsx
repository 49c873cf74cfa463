import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';
import { startOutbox } from '../backend/outbox/start-outbox.ts';
import { startReports } from '../backend/reports/start-reports.ts';
import { startAuthSession, useSession } from '../backend/session/auth-session.ts';
import { AccountMenu, AccountMenuFallback } from '../features/accounts/account-menu.tsx';
import { LanguageChooser } from '../features/language/language-chooser.tsx';
import { mayHaveLanguageSuggestion } from '../features/language/stored-language.ts';
import { TranslationNote } from '../features/language/translation-note.tsx';
import { SiteFooter } from '../features/site-frame/site-footer.tsx';
import { SiteHeader } from '../features/site-frame/site-header.tsx';
import { reloadWhenChunksAreMissing } from '../offline/missing-chunk.ts';
import { shouldKeepFocus } from '../ui/focus-preserving-state.ts';
import { createLazyComponent } from '../ui/lazy/create-lazy-component.tsx';
import { useIsIdle } from '../ui/lazy/use-is-idle.ts';
import { toasterStore } from '../ui/toast/toaster-store.ts';

/**
 * The offer of another language. Its code loads only if the browser's languages or the visitor's earlier choice suggest
 * a language other than the page's.
 */
const LanguageSuggestion = createLazyComponent(
  async () => (await import('../features/language/language-suggestion.tsx')).LanguageSuggestionBar,
  {
    missing: () => () => null,
  },
);

/** The code for offline use, which starts when the browser is idle. If it does not load, the page works without it. */
const OfflineParts = createLazyComponent(
  async () => (await import('../features/offline/offline-support.tsx')).OfflineSupport,
  {
    missing: () => () => null,
  },
);

/**
 * The menu of a signed-in user, which loads only for signed-in users. If it does not load, a link leads to the account
 * instead.
 */
const SignedInMenuItems = createLazyComponent(
  async () => (await import('./account/account-menu-items.tsx')).SiteAccountMenuItems,
  {
    missing: () => AccountMenuFallback,
  },
);

/**
 * After client-side navigation, moves the focus to the anchor in the URL or to the start of the content. It does not
 * move the focus when the visitor navigates within a page, for example with a filter or the Back button. It runs before
 * the new page is painted. If it ran later, it could take the focus from a keyboard user who has already moved on.
 */
function useFocusAfterNavigation() {
  const { pathname, hash, key, state } = useLocation();
  const navigationType = useNavigationType();
  const last = useRef({ key, pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own key
  useLayoutEffect(
    function focusTarget() {
      if (key === last.current.key) return;
      const isSamePage = pathname === last.current.pathname;
      last.current = { key, pathname };
      const isPop = navigationType === NavigationType.Pop && hash === '';
      if (isSamePage && (isPop || shouldKeepFocus(state))) return;
      const target = document.getElementById(hash === '' ? 'content' : decodeURIComponent(hash.slice(1)));
      target?.focus({ preventScroll: true });
    },
    [hash, key],
  );
}

export default function SiteLayout() {
  useFocusAfterNavigation();
  useEffect(startAuthSession, []);
  useEffect(startOutbox, []);
  useEffect(startReports, []);
  useEffect(reloadWhenChunksAreMissing, []);
  const { pathname } = useLocation();
  const session = useSession();
  const isIdle = useIsIdle();
  const Toaster = toasterStore.use();
  return (
    <>
      <SiteHeader
        account={<AccountMenu account={session} menuItems={SignedInMenuItems} />}
        languages={<LanguageChooser />}
      />
      <main id="content" tabIndex={-1}>
        <Outlet />
        <TranslationNote />
      </main>
      <SiteFooter />
      {Toaster !== null && <Toaster />}
      {isIdle && <OfflineParts path={pathname} />}
      {isIdle && mayHaveLanguageSuggestion() && <LanguageSuggestion key={pathname} page={pathname} />}
    </>
  );
}
