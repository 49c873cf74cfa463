import { Link } from 'react-router';
import { BrandMark } from './brand-mark.tsx';
import styles from './site-footer.module.css';
import { frameText } from './text.ts';

export function SiteFooter() {
  const { footer } = frameText;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <BrandMark /> {frameText.brand}
          </p>
          <p>{footer.tagline}</p>
          <p className={styles.small}>{footer.disclaimer}</p>
        </div>
        <div className={styles.columns}>
          {footer.columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={styles.columnTitle}>{column.title}</h2>
              <ul className={styles.links}>
                {column.links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className={styles.copyright}>
          {footer.copyright} <Link to={footer.reuseAddress}>{footer.reuse}</Link>{' '}
          <a href="/licences.txt">{footer.licences}</a>
        </p>
      </div>
    </footer>
  );
}
