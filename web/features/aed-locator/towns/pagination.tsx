import type { ListPageNumber } from '../../../../domain/registry/aed-list-page.ts';
import { formatNumber } from '../../../languages/format.ts';
import { aedDirectoryText as text } from '../messages/aed-directory-text.ts';
import styles from './aed-directory.module.css';
import { PageLink } from './page-link.tsx';

interface PaginationProps extends ListPageNumber {
  readonly path: string;
}

/** Returns the path of one page of a list. The first page has no query. */
export const formatPaginatedPath = (path: string, page: number) => (page === 1 ? path : `${path}?page=${page}`);

/** Links to the previous and next page of a list. Renders nothing if the list fits on one page. */
export function Pagination({ path, page, pages }: PaginationProps) {
  if (pages === 1) return null;
  return (
    <nav className={styles.parts} data-screen-only aria-label={text.part(formatNumber(page), formatNumber(pages))}>
      {page > 1 && (
        <PageLink to={formatPaginatedPath(path, page - 1)} rel="prev">
          {text.previous}
        </PageLink>
      )}
      <span>{text.part(formatNumber(page), formatNumber(pages))}</span>
      {page < pages && (
        <PageLink to={formatPaginatedPath(path, page + 1)} rel="next">
          {text.next}
        </PageLink>
      )}
    </nav>
  );
}
