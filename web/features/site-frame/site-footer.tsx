import { isSourceLanguage } from '../../languages/localize-text.ts';
import { SiteLink } from '../../ui/page/site-link.tsx';
import { StaticHtml } from '../../ui/page/static-html.tsx';
import styles from './site-footer.module.css';
import { SiteLogo } from './site-logo.tsx';
import { siteNames, frameText as text } from './text.ts';

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-screen-only>
      <StaticHtml as="div" id="footer" className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <SiteLogo /> {siteNames.brand}
          </p>
          <p>{text.tagline}</p>
          <p className="note">{text.disclaimer}</p>
          {!isSourceLanguage && <p className="note">{text.marked}</p>}
        </div>
        <div className={styles.columns}>
          {text.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.columnTitle}>{title}</h2>
              <ul className={styles.links}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <SiteLink to={to}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className={styles.copyright}>
          <bdi>{siteNames.copyright}</bdi> <SiteLink to={text.reuse.to}>{text.reuse.label}</SiteLink>{' '}
          <a href="/licences.txt">{text.licences}</a>
        </p>
      </StaticHtml>
    </footer>
  );
}
