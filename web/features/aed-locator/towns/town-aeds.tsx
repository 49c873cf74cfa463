import { aedListPath, firstAedNumberOnPage, type TownPageData } from '../../../../domain/registry/aed-list-page.ts';
import { formatCountryName, formatNumber } from '../../../languages/format.ts';
import { aedDirectoryText as text } from '../messages/aed-directory-text.ts';
import { AedCredits } from './aed-credits.tsx';
import styles from './aed-directory.module.css';
import { AedItem } from './aed-item.tsx';
import { AedStatistics } from './aed-statistics.tsx';
import { LazyTownMap } from './lazy-town-map.tsx';
import { PageLink } from './page-link.tsx';
import { Pagination } from './pagination.tsx';
import { StructuredList } from './structured-list.tsx';
import { formatTownName } from './town-name.ts';

/** A town's AEDs: statistics, and a list with the sources' data about each AED. */
export function TownAeds(data: TownPageData) {
  const { path, code, name, region, figures, aeds, page, pages } = data;
  const now = new Date(figures.moment);
  const first = firstAedNumberOnPage(page);
  return (
    <>
      <header className={styles.head}>
        <p className="tag">
          <PageLink to={aedListPath(code)}>{formatCountryName(code)}</PageLink>
        </p>
        <h1 className={styles.title}>
          <bdi>{text.title(formatTownName(name, region))}</bdi>
        </h1>
        <p className={styles.lede}>{text.listed(formatNumber(figures.count))}</p>
      </header>
      <AedStatistics figures={figures} />
      <LazyTownMap data={data} />
      <section className={styles.part} aria-labelledby="aeds-list">
        <h2 id="aeds-list" className={styles.heading}>
          {text.list}
        </h2>
        <Pagination path={path} page={page} pages={pages} />
        <ol className={styles.aeds}>
          {aeds.map((aed, place) => (
            <AedItem key={aed.id} number={first + place} aed={aed} now={now} />
          ))}
        </ol>
        <Pagination path={path} page={page} pages={pages} />
      </section>
      <AedCredits sources={figures.sources} />
      <StructuredList data={data} />
    </>
  );
}
