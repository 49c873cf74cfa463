import { useEffect } from 'react';
import { type MetaFunction, useLocation } from 'react-router';
import { SeaChartDrawing } from '../features/not-found/sea-chart-drawing.tsx';
import { notFoundText } from '../features/not-found/text.ts';
import { SiteLink } from '../ui/page/site-link.tsx';
import styles from './not-found.module.css';
import { buildPageMeta } from './page-meta.ts';

export const meta: MetaFunction = () => [
  ...buildPageMeta({ title: 'Page not found', description: notFoundText.text, path: '/404' }),
  { name: 'robots', content: 'noindex' },
];

/** Tells the visitor that there is no page at this URL, and logs the path. */
export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(
    function logMissingPath() {
      console.error(`404: no page at ${pathname}`);
    },
    [pathname],
  );
  return (
    <div className={styles.page}>
      <div className={styles.chart}>
        <SeaChartDrawing />
      </div>
      <div className={styles.cartouche}>
        <p className={styles.number}>{notFoundText.number}</p>
        <h1 className={styles.title}>{notFoundText.title}</h1>
        <p className={styles.text}>{notFoundText.text}</p>
        <p>
          <SiteLink to="/" className={styles.home}>
            {notFoundText.home}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}
