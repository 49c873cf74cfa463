import { HeartPulse, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { SkipLink } from '../../ui/control/skip-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import styles from './site-header.module.css';
import { frameText } from './text.ts';

function NavigationLinks() {
  return (
    <ul className={styles.links}>
      {frameText.links.map(({ label, to }) => (
        <li key={to}>
          {to.startsWith('/#') ? (
            <Link to={to} className={styles.link}>
              {label}
            </Link>
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
export function SiteHeader({ account }: { account: ReactNode }) {
  const { key } = useLocation();
  return (
    <header className={styles.header}>
      <SkipLink to="content">{frameText.skipToContent}</SkipLink>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={frameText.brand}>
          <BrandMark />
          <span className={styles.brandFull}>{frameText.brand}</span>
          <span className={styles.brandShort}>{frameText.brandShort}</span>
        </Link>
        <nav className={styles.wide} aria-label={frameText.navigation}>
          <NavigationLinks />
        </nav>
        {account}
        <Link to={frameText.aedAddress} className={styles.aed}>
          <HeartPulse aria-hidden="true" size={20} />
          {frameText.findAed}
        </Link>
        {/* Works without a script; a new key closes it after each navigation. */}
        <details className={styles.narrow} key={key}>
          <summary className={styles.menuButton}>
            <Menu aria-hidden="true" size={24} />
            <span className="visually-hidden">{frameText.menu}</span>
          </summary>
          <nav className={styles.menu} aria-label={frameText.navigation}>
            <NavigationLinks />
          </nav>
        </details>
      </div>
    </header>
  );
}
