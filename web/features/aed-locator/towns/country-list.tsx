import type { AedsPageData } from '../../../../domain/registry/aeds-page.ts';
import { aedsPath } from '../../../../domain/registry/aeds-page.ts';
import { formatCountry, formatNumber } from '../../../languages/format.ts';
import { language } from '../../../languages/in-language.ts';
import { aedsText as text } from '../messages/aeds-text.ts';
import styles from './aeds-pages.module.css';
import { PageLink } from './page-link.tsx';

type CountriesData = Extract<AedsPageData, { readonly kind: 'countries' }>;

/** Every country with AEDs, by its name in the page's language. */
export function CountryList({ countries }: Pick<CountriesData, 'countries'>) {
  const { compare } = new Intl.Collator(language.tag);
  const named = countries
    .map(([code, count]) => ({ code, count, name: formatCountry(code) }))
    .sort((a, b) => compare(a.name, b.name));
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{text.allTitle}</h1>
        <p className={styles.lede}>{named.length === 0 ? text.listed(formatNumber(0)) : text.allMore}</p>
      </header>
      <ul className={styles.towns}>
        {named.map(({ code, count, name }) => (
          <li key={code}>
            <PageLink to={aedsPath(code)}>{name}</PageLink> <span className={styles.count}>{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
