import ArrowLeft from '@lucide/icons/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { icelandPageContent as record } from '../../../content/places/iceland/custom-page.ts';
import { mapReturnState } from '../../map/map-return-state.ts';
import { Button } from '../../ui/control/button.tsx';
import { DeferredLayoutPart } from '../../ui/lazy/deferred-layout-part.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { SourceList } from '../../ui/page/source-list.tsx';
import { ThemeImage } from '../../ui/page/theme-image.tsx';
import styles from './iceland-page.module.css';
import { icelandText } from './text.ts';

/** The texts of the page. They are sent as page data, so that they are not part of its code. */
type Iceland = typeof record;

function TopBar() {
  return (
    <div className={styles.bar} data-screen-only>
      <Link to="/" state={mapReturnState} className={styles.back}>
        <Icon of={ArrowLeft} size={18} />
        {icelandText.backToMap}
      </Link>
      <nav aria-label={icelandText.otherPages}>
        <ul className={styles.links}>
          {icelandText.links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function About({ iceland, whereabouts }: Pick<IcelandPageProps, 'iceland' | 'whereabouts'>) {
  return (
    <section className={styles.about} aria-labelledby="about">
      <h2 id="about">{iceland.aboutTitle}</h2>
      <div className={styles.opening}>
        <div className={styles.prose}>
          {iceland.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {whereabouts}
      </div>
      <ul className={styles.pillars}>
        {iceland.pillars.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Practices({ iceland }: Pick<IcelandPageProps, 'iceland'>) {
  return (
    <section className={styles.practices} aria-labelledby="practices">
      <h2 id="practices">{iceland.stepsTitle}</h2>
      <ol className={styles.steps}>
        {iceland.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions} data-screen-only>
        <Button tone="primary" disabled>
          {icelandText.startProgram}
        </Button>
        <Button disabled>{icelandText.downloadResources}</Button>
      </div>
    </section>
  );
}

function Sources({ iceland }: Pick<IcelandPageProps, 'iceland'>) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{icelandText.sources}</h2>
      <SourceList sources={iceland.sources} undated={icelandText.undated} />
    </section>
  );
}

interface IcelandPageProps {
  readonly iceland: Iceland;
  readonly image: string;
  /** The location of the island, shown beside the About text. */
  readonly whereabouts: ReactNode;
  /** Life expectancy over time, shown after the three pillars. */
  readonly lifeLine: ReactNode;
  /** The evidence for each figure, shown before the sources. */
  readonly evidence: ReactNode;
  /** Links to other places, shown at the end. */
  readonly onward: ReactNode;
}

/** The page about Iceland, which has its own layout. */
export function IcelandPage({ iceland, image, whereabouts, lifeLine, evidence, onward }: IcelandPageProps) {
  return (
    <article>
      <TopBar />
      <header className={styles.hero}>
        <ThemeImage className={styles.plate} src={image} alt="" width="1600" height="640" fetchPriority="high" />
        <div className={styles.title}>
          <h1>Iceland</h1>
          <p>{iceland.subtitle}</p>
        </div>
      </header>
      <div className={`page-frame ${styles.body}`}>
        <dl className={styles.cards}>
          {iceland.cards.map(({ label, value, note }) => (
            <div key={label} className={styles.card}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className="note">{note}</dd>
            </div>
          ))}
        </dl>
        <About iceland={iceland} whereabouts={whereabouts} />
        {lifeLine}
        <DeferredLayoutPart>
          <Practices iceland={iceland} />
        </DeferredLayoutPart>
        {evidence}
        <DeferredLayoutPart>
          <Sources iceland={iceland} />
        </DeferredLayoutPart>
        {onward}
      </div>
    </article>
  );
}
