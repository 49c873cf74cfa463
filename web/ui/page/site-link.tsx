import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isSourceLanguage, language } from '../../languages/in-language.ts';
import { addressIn } from '../../languages/languages.ts';

/**
 * A link inside the site, to the page in this document's language where there is one. A translated page is loaded whole each time, with
 * the words it needs and no others.
 */
export function SiteLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }) {
  if (isSourceLanguage) return <Link to={to} {...rest} />;
  const address = addressIn(language, to);
  return <a {...rest} href={address} hrefLang={address === to ? 'en' : undefined} />;
}
