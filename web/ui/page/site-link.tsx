import type { ComponentProps } from 'react';
import { createPath, Link, type LinkProps } from 'react-router';
import { pathInLanguage } from '../../languages/languages.ts';
import { isSourceLanguage, language } from '../../languages/localize-text.ts';

/** `state` applies only to client-side navigation, not when the page is fully loaded. */
type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & Pick<LinkProps, 'to' | 'state'>;

/**
 * A link within the site to a page in this document's language, or in English if there is no translation. A link to a
 * translated page always causes a full page load, so that only the texts that page needs are loaded.
 */
export function SiteLink({ to, state, ...rest }: SiteLinkProps) {
  if (isSourceLanguage) return <Link to={to} state={state} {...rest} />;
  const path = typeof to === 'string' ? to : createPath(to);
  const address = pathInLanguage(language, path);
  // An address that is only a fragment stays on the same page.
  const isInEnglish = address === path && !path.startsWith('#');
  return <a {...rest} href={address} hrefLang={isInEnglish ? 'en' : undefined} />;
}
