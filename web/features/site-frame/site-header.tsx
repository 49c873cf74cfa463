import { HeartPulse, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { isSourceLanguage } from '../../languages/in-language.ts';
import { SkipLink } from '../../ui/control/skip-link.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import styles from './site-header.module.css';
import { frameText, emergencyFrameText as text } from './text.ts';

/** A translated page leads to those of its language, and to English by a word that says so. */
const links = isSourceLanguage ? frameText.links : [...text.pages, { label: text.wholeSite, to: '/' }];

function NavigationLinks() {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={to}>
          {to.startsWith('/#') || !isSourceLanguage ? (
            <SiteLink to={to} className={styles.link}>
              {label}
            </SiteLink>
          ) : (
            <NavLink to={to} className={styles.link ?? ''}>
              {label}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Stands on every page and never leaves the screen: an emergency cannot wait for scrolling. */
export function SiteHeader({ account, languages }: { account: ReactNode; languages: ReactNode }) {
  const { key } = useLocation();
  return (
    <header className={styles.header}>
      <SkipLink to="content">{text.skipToContent}</SkipLink>
      <div className={styles.bar}>
        <SiteLink to="/" className={styles.brand} aria-label={frameText.brand}>
          <BrandMark />
          <span className={styles.brandFull}>{frameText.brand}</span>
          <span className={styles.brandShort}>{frameText.brandShort}</span>
        </SiteLink>
        <nav className={styles.wide} aria-label={text.navigation}>
          <NavigationLinks />
        </nav>
        {account}
        <SiteLink to="/aed" className={styles.aed}>
          <HeartPulse aria-hidden="true" size={20} />
          {text.findAed}
        </SiteLink>
        {languages}
        {/* Works without a script; a new key closes it after each navigation. */}
        <details className={styles.narrow} key={key}>
          <summary className={styles.menuButton}>
            <Menu aria-hidden="true" size={24} />
            <span className="visually-hidden">{text.menu}</span>
          </summary>
          <nav className={styles.menu} aria-label={text.navigation}>
            <NavigationLinks />
          </nav>
        </details>
      </div>
    </header>
  );
}
