import HeartPulse from '@lucide/icons/icons/heart-pulse';
import Menu from '@lucide/icons/icons/menu';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { pathInLanguage } from '../../languages/languages.ts';
import { isSourceLanguage, language } from '../../languages/localize-text.ts';
import { SkipLink } from '../../ui/control/skip-link.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { PaintAfter } from '../../ui/page/paint-after.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import { StaticHtml } from '../../ui/page/static-html.tsx';
import styles from './site-header.module.css';
import { SiteLogo } from './site-logo.tsx';
import { frameText, siteNames, headerText as text } from './text.ts';

type Links = readonly { readonly label: string; readonly to: string }[];

/** On a translated page, the row of links in the header has only links to translated pages. The menu has all links. */
const menuLinks: Links = isSourceLanguage ? frameText.links : [...frameText.emergency, ...frameText.links];
const rowLinks: Links = isSourceLanguage
  ? menuLinks
  : menuLinks.filter(({ to }) => pathInLanguage(language, to) !== to);

const menuId = 'menu-ways';

function NavigationLinks({ id, links }: { readonly id: string; readonly links: Links }) {
  return (
    <StaticHtml as="ul" id={id} className={styles.links}>
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
    </StaticHtml>
  );
}

/**
 * The site's header. It stays visible while the page scrolls, so that in an emergency nobody has to scroll to reach it.
 */
export function SiteHeader({ account, languages }: { account: ReactNode; languages: ReactNode }) {
  const { key } = useLocation();
  return (
    <header className={styles.header}>
      {/* The menu is the last part of the header. */}
      <PaintAfter id={menuId} />
      <SkipLink to="content">{text.skipToContent}</SkipLink>
      <div className={styles.bar}>
        <SiteLink to="/" className={styles.brand} aria-label={siteNames.brand}>
          <SiteLogo />
          <span className={styles.brandFull}>{siteNames.brand}</span>
          <span className={styles.brandShort}>{siteNames.brandShort}</span>
        </SiteLink>
        <nav className={styles.wide} aria-label={text.navigation}>
          <NavigationLinks id="ways" links={rowLinks} />
        </nav>
        {account}
        <SiteLink to="/aed" className={styles.aed}>
          <Icon of={HeartPulse} size={20} />
          {text.findAed}
        </SiteLink>
        {languages}
        {/* The menu works without scripts. The key changes with each navigation, which closes the menu. */}
        <details className={styles.narrow} key={key}>
          <summary className={`unmarked ${styles.menuButton}`}>
            <Icon of={Menu} size={24} />
            <span className="visually-hidden">{text.menu}</span>
          </summary>
          <nav className={styles.menu} aria-label={text.navigation}>
            <NavigationLinks id={menuId} links={menuLinks} />
          </nav>
        </details>
      </div>
    </header>
  );
}
