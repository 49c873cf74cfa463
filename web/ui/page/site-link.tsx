import type { ComponentProps } from 'react';
import { createPath, Link, type LinkProps } from 'react-router';
import { pathInLanguage } from '../../languages/languages.ts';
import { isSourceLanguage, language } from '../../languages/localize-text.ts';

/** `state` is for a client-side navigation; a full page load gets none. */
type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & Pick<LinkProps, 'to' | 'state'>;

/**
 * A link inside the site, to the page in this document's language if there is one. A translated page is always fully
 * loaded, with only the texts it needs.
 */
export function SiteLink({ to, state, ...rest }: SiteLinkProps) {
  if (isSourceLanguage) return <Link to={to} state={state} {...rest} />;
  const path = typeof to === 'string' ? to : createPath(to);
  const address = pathInLanguage(language, path);
  // A pure fragment does not change the page.
  const isInEnglish = address === path && !path.startsWith('#');
  return <a {...rest} href={address} hrefLang={isInEnglish ? 'en' : undefined} />;
}
