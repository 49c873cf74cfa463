import type { AedsPageData } from '../../../../domain/registry/aeds-page.ts';
import { aedsPagePrefix, aedsPath } from '../../../../domain/registry/aeds-page.ts';
import { formatCountry, formatNumber } from '../../../languages/format.ts';
import { aedsText as text } from '../messages/aeds-text.ts';
import { AedsCredits } from './aeds-credits.tsx';
import { AedsFigures } from './aeds-figures.tsx';
import styles from './aeds-pages.module.css';
import { PageLink } from './page-link.tsx';
import { PageParts } from './page-parts.tsx';
import { placeName } from './place-name.ts';
import { StructuredList } from './structured-list.tsx';

type CountryData = Extract<AedsPageData, { readonly kind: 'country' }>;

/** A country's AEDs, and its towns. */
export function CountryAeds(data: CountryData) {
  const { path, code, figures, towns, elsewhere, page, pages } = data;
  return (
    <>
      <header className={styles.head}>
        <p className="tag">
          <PageLink to={aedsPagePrefix}>{text.allTitle}</PageLink>
        </p>
        <h1 className={styles.title}>{text.title(formatCountry(code))}</h1>
        <p className={styles.lede}>{text.listed(formatNumber(figures.count))}</p>
      </header>
      <AedsFigures figures={figures} />
      <section className={styles.part} aria-labelledby="aeds-towns">
        <h2 id="aeds-towns" className={styles.heading}>
          {text.towns}
        </h2>
        <PageParts path={path} page={page} pages={pages} />
        <ul className={styles.towns}>
          {towns.map(([name, region, count, slug]) => (
            <li key={`${name} ${region}`}>
              <bdi>
                {slug === null ? (
                  placeName(name, region)
                ) : (
                  <PageLink to={aedsPath(code, slug)}>{placeName(name, region)}</PageLink>
                )}
              </bdi>{' '}
              <span className={styles.count}>{formatNumber(count)}</span>
            </li>
          ))}
        </ul>
        {elsewhere > 0 && page === pages && <p>{text.elsewhere(formatNumber(elsewhere))}</p>}
        <PageParts path={path} page={page} pages={pages} />
      </section>
      <p className={styles.files}>
        {text.files}{' '}
        <a href={`${aedsPath(code)}.geojson`} download>
          GeoJSON
        </a>{' '}
        <a href={`${aedsPath(code)}.csv`} download>
          CSV
        </a>
      </p>
      <AedsCredits sources={figures.sources} />
      <StructuredList data={data} />
    </>
  );
}
