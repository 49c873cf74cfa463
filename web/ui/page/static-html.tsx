import { type ReactNode, useState } from 'react';
import { isSourceLanguage } from '../../languages/localize-text.ts';

interface StaticHtmlProps {
  /** Identifies the prerendered element. */
  readonly id: string;
  readonly as: 'div' | 'p' | 'ul';
  readonly className: string | undefined;
  readonly children: ReactNode;
}

const isKept = !isSourceLanguage && typeof document !== 'undefined';

/**
 * Static links and sentences: a translated page keeps them as prerendered, so their texts are sent once, with the page.
 * Such a document has one URL and is fully reloaded for the next (`SiteLink`), so they never change.
 */
export function StaticHtml({ id, as: Part, className, children }: StaticHtmlProps) {
  // Read again if React restarts, as after a translation by the browser.
  const [written] = useState(() => (isKept ? { __html: document.getElementById(id)?.innerHTML ?? '' } : undefined));
  const props = { id, className };
  if (written === undefined) return <Part {...props}>{children}</Part>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup, and hydration leaves it alone
  return <Part {...props} dangerouslySetInnerHTML={written} suppressHydrationWarning />;
}
