import { type AedListPageData, aedListPagePrefix, aedListPath } from '../../../../domain/registry/aed-list-page.ts';
import { formatCountryName, formatNumber } from '../../../languages/format.ts';
import { language } from '../../../languages/localize-text.ts';
import { ButtonLink } from '../../../ui/control/button.tsx';
import { aedDirectoryText as text } from '../messages/aed-directory-text.ts';
import { aedLocatorText } from '../messages/locator-text.ts';
import { formatPositionFragment } from '../place/position-fragment.ts';
import styles from './aed-directory.module.css';
import { CountryAeds } from './country-aeds.tsx';
import { PageLink } from './page-link.tsx';
import { TownAeds } from './town-aeds.tsx';

/** A page that lists the AEDs of one town, of one country or of all countries. */
export function AedDirectory({ data }: { readonly data: AedListPageData }) {
  return (
    <article className={`page-frame ${styles.page}`}>
      {data.kind === 'countries' && <CountryList {...data} />}
      {data.kind === 'country' && <CountryAeds {...data} />}
      {data.kind === 'town' && <TownAeds {...data} />}
      {data.kind === 'unserved' && (
        <header className={styles.head}>
          <h1 className={styles.title}>{text.allTitle}</h1>
          <p>{text.needsScript}</p>
        </header>
      )}
      {data.kind === 'unknown' && (
        <header className={styles.head}>
          <h1 className={styles.title}>{text.none.title}</h1>
          <p>{text.none.more}</p>
          <p>
            <PageLink to={aedListPagePrefix}>{text.allTitle}</PageLink>
          </p>
        </header>
      )}
      <p data-screen-only>
        <ButtonLink
          to={data.kind === 'town' ? `/aed${formatPositionFragment('near', data.at)}` : '/aed'}
          tone="emergency"
        >
          {aedLocatorText.find}
        </ButtonLink>
      </p>
    </article>
  );
}

type CountriesData = Extract<AedListPageData, { readonly kind: 'countries' }>;

/** Every country with AEDs, sorted by its name in the page's language. */
function CountryList({ countries }: Pick<CountriesData, 'countries'>) {
  const { compare } = new Intl.Collator(language.tag);
  const named = countries
    .map(([code, count]) => ({ code, count, name: formatCountryName(code) }))
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
            <PageLink to={aedListPath(code)}>{name}</PageLink>{' '}
            <span className={styles.count}>{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
