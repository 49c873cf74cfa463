import { aedsPath, firstOnPage, type TownPageData } from '../../../../domain/registry/aeds-page.ts';
import { formatCountry, formatNumber } from '../../../languages/format.ts';
import { aedsText as text } from '../messages/aeds-text.ts';
import { AedItem } from './aed-item.tsx';
import { AedsCredits } from './aeds-credits.tsx';
import { AedsFigures } from './aeds-figures.tsx';
import styles from './aeds-pages.module.css';
import { LazyTownMap } from './lazy-town-map.tsx';
import { PageLink } from './page-link.tsx';
import { PageParts } from './page-parts.tsx';
import { placeName } from './place-name.ts';
import { StructuredList } from './structured-list.tsx';

/** The AEDs of a town: counts, and each AED with its registers' data. */
export function TownAeds(data: TownPageData) {
  const { path, code, name, region, figures, aeds, page, pages } = data;
  const now = new Date(figures.moment);
  const first = firstOnPage(page);
  return (
    <>
      <header className={styles.head}>
        <p className="tag">
          <PageLink to={aedsPath(code)}>{formatCountry(code)}</PageLink>
        </p>
        <h1 className={styles.title}>
          <bdi>{text.title(placeName(name, region))}</bdi>
        </h1>
        <p className={styles.lede}>{text.listed(formatNumber(figures.count))}</p>
      </header>
      <AedsFigures figures={figures} />
      <LazyTownMap data={data} />
      <section className={styles.part} aria-labelledby="aeds-list">
        <h2 id="aeds-list" className={styles.heading}>
          {text.list}
        </h2>
        <PageParts path={path} page={page} pages={pages} />
        <ol className={styles.aeds}>
          {aeds.map((aed, place) => (
            <AedItem key={aed.id} number={first + place} aed={aed} now={now} />
          ))}
        </ol>
        <PageParts path={path} page={page} pages={pages} />
      </section>
      <AedsCredits sources={figures.sources} />
      <StructuredList data={data} />
    </>
  );
}
