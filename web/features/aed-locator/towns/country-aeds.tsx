import type { AedListPageData } from '../../../../domain/registry/aed-list-page.ts';
import { aedListPagePrefix, aedListPath } from '../../../../domain/registry/aed-list-page.ts';
import { formatCountryName, formatNumber } from '../../../languages/format.ts';
import { aedDirectoryText as text } from '../messages/aed-directory-text.ts';
import { AedCredits } from './aed-credits.tsx';
import styles from './aed-directory.module.css';
import { AedStatistics } from './aed-statistics.tsx';
import { PageLink } from './page-link.tsx';
import { Pagination } from './pagination.tsx';
import { StructuredList } from './structured-list.tsx';
import { formatTownName } from './town-name.ts';

type CountryData = Extract<AedListPageData, { readonly kind: 'country' }>;

/** A country's AEDs and its towns. */
export function CountryAeds(data: CountryData) {
  const { path, code, figures, towns, elsewhere, page, pages } = data;
  return (
    <>
      <header className={styles.head}>
        <p className="tag">
          <PageLink to={aedListPagePrefix}>{text.allTitle}</PageLink>
        </p>
        <h1 className={styles.title}>{text.title(formatCountryName(code))}</h1>
        <p className={styles.lede}>{text.listed(formatNumber(figures.count))}</p>
      </header>
      <AedStatistics figures={figures} />
      <section className={styles.part} aria-labelledby="aeds-towns">
        <h2 id="aeds-towns" className={styles.heading}>
          {text.towns}
        </h2>
        <Pagination path={path} page={page} pages={pages} />
        <ul className={styles.towns}>
          {towns.map(([name, region, count, slug]) => (
            <li key={`${name} ${region}`}>
              <bdi>
                {slug === null ? (
                  formatTownName(name, region)
                ) : (
                  <PageLink to={aedListPath(code, slug)}>{formatTownName(name, region)}</PageLink>
                )}
              </bdi>{' '}
              <span className={styles.count}>{formatNumber(count)}</span>
            </li>
          ))}
        </ul>
        {elsewhere > 0 && page === pages && <p>{text.elsewhere(formatNumber(elsewhere))}</p>}
        <Pagination path={path} page={page} pages={pages} />
      </section>
      <p className={styles.files} data-screen-only>
        {text.files}{' '}
        <a href={`${aedListPath(code)}.geojson`} download>
          GeoJSON
        </a>{' '}
        <a href={`${aedListPath(code)}.csv`} download>
          CSV
        </a>
      </p>
      <AedCredits sources={figures.sources} />
      <StructuredList data={data} />
    </>
  );
}
