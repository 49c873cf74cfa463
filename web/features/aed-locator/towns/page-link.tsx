import type { ReactNode } from 'react';
import { language } from '../../../languages/in-language.ts';
import { addressIn } from '../../../languages/languages.ts';

interface PageLinkProps {
  /** Path without the language. */
  readonly to: string;
  readonly rel?: 'prev' | 'next';
  readonly children: ReactNode;
}

/**
 * A link to another page that the server renders with its data. It loads the whole document, because the data come with
 * it.
 */
export function PageLink({ to, rel, children }: PageLinkProps) {
  return (
    <a href={addressIn(language, to)} rel={rel}>
      {children}
    </a>
  );
}
