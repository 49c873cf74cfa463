import type { ComponentProps } from 'react';
import { createPath, Link, type LinkProps } from 'react-router';
import { isSourceLanguage, language } from '../../languages/in-language.ts';
import { addressIn } from '../../languages/languages.ts';

/** `state` is for the next page of the same document; one that is loaded whole gets none. */
type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & Pick<LinkProps, 'to' | 'state'>;

/**
 * A link inside the site, to the page in this document's language where there is one. A translated page is loaded whole each time, with
 * the words it needs and no others.
 */
export function SiteLink({ to, state, ...rest }: SiteLinkProps) {
  if (isSourceLanguage) return <Link to={to} state={state} {...rest} />;
  const path = typeof to === 'string' ? to : createPath(to);
  const address = addressIn(language, path);
  // An anchor of this page alone leads to no page.
  const isInEnglish = address === path && !path.startsWith('#');
  return <a {...rest} href={address} hrefLang={isInEnglish ? 'en' : undefined} />;
}
