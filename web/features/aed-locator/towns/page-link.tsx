import type { ReactNode } from 'react';
import { pathInLanguage } from '../../../languages/languages.ts';
import { language } from '../../../languages/localize-text.ts';

interface PageLinkProps {
  /** Path of the page without the language prefix. */
  readonly to: string;
  readonly rel?: 'prev' | 'next';
  readonly children: ReactNode;
}

/** A link to a page whose data the server renders. It loads the whole document, because the data are part of it. */
export function PageLink({ to, rel, children }: PageLinkProps) {
  return (
    <a href={pathInLanguage(language, to)} rel={rel}>
      {children}
    </a>
  );
}
