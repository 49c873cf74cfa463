import fraunces from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2?url';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { isSourceLanguage, language } from './languages/localize-text.ts';
import { installTrustedTypesPolicy } from './platform/trusted-html.ts';
import { layOutPartsWhenIdle } from './start/deferred-layout.ts';
import { hydratedEvent } from './start/hydrated-event.ts';
import { pageStartScript, revisitScript } from './start/page-start-script.ts';
import './styles/base.css';
import './styles/print.css';
import './styles/forced-colors.css';

export { ApplicationError as ErrorBoundary } from './pages/application-error.tsx';

if (typeof window !== 'undefined') installTrustedTypesPolicy();

export const links: LinksFunction = () => [
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // A script may set attributes on the root element before hydration, as features/hub-explorer/places/url/initial-view.js
    // does.
    <html lang={language.tag} dir={language.direction === 'rtl' ? 'rtl' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf7ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1720" media="(prefers-color-scheme: dark)" />
        <WrittenScript text={import.meta.env.SSR ? `${pageStartScript}\n${revisitScript}` : ''} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {/* This script must come before the page's code, whose modules read their texts when they are evaluated. */}
        {!isSourceLanguage && <WrittenScript text={import.meta.env.SSR ? (globalThis.wordsScriptOfPage ?? '') : ''} />}
        <Scripts />
      </body>
    </html>
  );
}

/** A script in the prerendered page. It has already run at hydration, so its text is left out of the page's code. */
function WrittenScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is written in this project
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/**
 * Enables the stylesheet links at the first navigation, so that the rules of the next page have the same order as if
 * that page were opened directly. Until then the links are disabled, because the CSS of the opened page is inlined
 * (scripts/postbuild/inline-css.ts).
 */
function useLinkedStyles(): void {
  const { key } = useLocation();
  const firstKey = useRef(key);
  useLayoutEffect(() => {
    if (key === firstKey.current) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-inlined]')) link.disabled = false;
  }, [key]);
}

export default function Root() {
  useLinkedStyles();
  useEffect(function beginLife() {
    // The event is dispatched in a microtask, which runs after React's own event handling. During that handling, React
    // could not hydrate a part of the page (web/ui/lazy/deferred-layout-part.tsx) in order to handle a click.
    queueMicrotask(() => window.dispatchEvent(new Event(hydratedEvent)));
    layOutPartsWhenIdle();
  }, []);
  return <Outlet />;
}
