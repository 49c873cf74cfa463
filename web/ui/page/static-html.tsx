import { type ReactNode, useState } from 'react';
import { isSourceLanguage } from '../../languages/localize-text.ts';

interface StaticHtmlProps {
  /** Id of the prerendered element. */
  readonly id: string;
  readonly as: 'div' | 'p' | 'ul';
  readonly className: string | undefined;
  readonly children: ReactNode;
}

const isKept = !isSourceLanguage && typeof document !== 'undefined';

/**
 * Static links and sentences. A translated page keeps them as they were prerendered, so that their texts are sent only
 * once. They never change, because every link on a translated page loads a whole new document (`SiteLink`).
 */
export function StaticHtml({ id, as: Part, className, children }: StaticHtmlProps) {
  // The HTML is read again if React starts again, for example after the browser has translated the page.
  const [written] = useState(() => (isKept ? { __html: document.getElementById(id)?.innerHTML ?? '' } : undefined));
  const props = { id, className };
  if (written === undefined) return <Part {...props}>{children}</Part>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup, and hydration leaves it alone
  return <Part {...props} dangerouslySetInnerHTML={written} suppressHydrationWarning />;
}
