import ArrowDown from '@lucide/icons/icons/arrow-down';
import { siteConfig } from '../../site-config.ts';
import { ButtonLink } from '../../ui/control/button.tsx';
import { Globe } from '../../ui/page/globe.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './hero.module.css';
import { heroText } from './text.ts';

/** The site's name is the same in every language. */
const title = 'Symbiotics Longevity Map';

const figures = [
  { value: '9', label: heroText.principles },
  { value: 'TCΣ', label: heroText.integrity },
  { value: 'H+', label: heroText.agentics(siteConfig.productName) },
];

/** The first screen of the home page, which states the site's purpose over a globe with every hub. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Globe className={styles.globe} isFirst />
      <div className={styles.inner}>
        <p className={styles.tag}>{heroText.tag}</p>
        <h1 id="hero-title" className={styles.title}>
          {title}
        </h1>
        <p className={styles.lede}>{heroText.lede}</p>
        <div className={styles.actions}>
          <ButtonLink tone="primary" to="#map">
            {heroText.explore}
          </ButtonLink>
          <ButtonLink to="/methodology">{heroText.learn}</ButtonLink>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.today}>{heroText.today}</p>
      </div>
      <a className={styles.cue} href="#emergency-notice">
        <Icon of={ArrowDown} size={20} />
        <span className="visually-hidden">{heroText.scrollCue}</span>
      </a>
    </section>
  );
}
