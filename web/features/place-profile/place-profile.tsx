import type { ReactNode } from 'react';
import type { PlaceProfile as ProfileRecord } from '../../../content/place-profile.ts';
import type { Hub } from '../../../domain/hub/hub.ts';
import { Button } from '../../ui/control/button.tsx';
import { DeferredLayoutPart } from '../../ui/lazy/deferred-layout-part.tsx';
import type { FilmAddresses } from './hero-film.tsx';
import type { KindWords } from './kind-text.ts';
import { MapLink } from './map-link.tsx';
import { PlaceHero } from './place-hero.tsx';
import styles from './place-profile.module.css';
import { PlaceSources } from './place-sources.tsx';
import { StatCards } from './stat-card.tsx';
import { placeProfileText, startProgramText } from './text.ts';

interface PlaceProfileProps {
  readonly hub: Hub;
  readonly profile: ProfileRecord;
  readonly kind: KindWords;
  readonly image: string;
  readonly film?: FilmAddresses | undefined;
  /** Beside the About text: the location of the place. */
  readonly whereabouts: ReactNode;
  /** After the About text: figures over time. */
  readonly lifeLine: ReactNode;
  /** Before the sources: the evidence for each figure. */
  readonly evidence: ReactNode;
  /** At the end: links to other places. */
  readonly onward: ReactNode;
}

/** The shared template of all places without their own layout. */
export function PlaceProfilePage(props: PlaceProfileProps) {
  const { hub, profile, kind, image, film, whereabouts, lifeLine, evidence, onward } = props;
  return (
    <article>
      <MapLink />
      <PlaceHero
        hub={hub}
        name={profile.name}
        subtitle={profile.subtitle}
        alignment={profile.heroAlignment}
        image={image}
        film={film}
      />
      <div className={styles.body}>
        <StatCards stats={profile.stats} />
        <section className={styles.about} aria-labelledby="about">
          <h2 id="about">{profile.mainTitle}</h2>
          <div className={styles.prose}>
            {profile.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.whereabouts}>{whereabouts}</div>
        </section>
        {lifeLine}
        <DeferredLayoutPart>
          <Pillars pillars={profile.pillars} />
        </DeferredLayoutPart>
        <DeferredLayoutPart>
          <Steps profile={profile} />
        </DeferredLayoutPart>
        {evidence}
        <DeferredLayoutPart>
          <PlaceSources kind={kind} sources={profile.sources} />
        </DeferredLayoutPart>
        {onward}
      </div>
    </article>
  );
}

function Pillars({ pillars }: Pick<ProfileRecord, 'pillars'>) {
  return (
    <section className={styles.part} aria-labelledby="pillars">
      <h2 id="pillars">{placeProfileText.pillars}</h2>
      <ul className={styles.pillars}>
        {pillars.map(({ title, description }) => (
          <li key={title} className={styles.pillar}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps({ profile }: { profile: ProfileRecord }) {
  return (
    <section className={`${styles.part} ${styles.stepsPart}`} aria-labelledby="steps">
      <h2 id="steps">{placeProfileText.steps}</h2>
      <ol className={styles.steps}>
        {profile.implementationSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button tone="primary" disabled>
          {startProgramText(profile.region)}
        </Button>
        <Button disabled>{placeProfileText.downloadResources}</Button>
      </div>
    </section>
  );
}
