import { type ReactNode, useState } from 'react';
import { isSourceLanguage } from '../../languages/in-language.ts';

interface AsWrittenProps {
  /** By which the written element is found again. */
  readonly id: string;
  readonly as: 'div' | 'p' | 'ul';
  readonly className: string | undefined;
  readonly children: ReactNode;
}

const isKept = !isSourceLanguage && typeof document !== 'undefined';

/**
 * Links and sentences that need no script: a translated page keeps them as they were written, so their words are sent once, with the
 * page. Such a document has one address and is loaded again for the next (`SiteLink`), so nothing in them ever changes.
 */
export function StaticHtml({ id, as: Part, className, children }: AsWrittenProps) {
  // Read again where React starts again, as after a translation by the browser.
  const [written] = useState(() => (isKept ? { __html: document.getElementById(id)?.innerHTML ?? '' } : undefined));
  const props = { id, className };
  if (written === undefined) return <Part {...props}>{children}</Part>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup, and hydration leaves it alone
  return <Part {...props} dangerouslySetInnerHTML={written} suppressHydrationWarning />;
}
