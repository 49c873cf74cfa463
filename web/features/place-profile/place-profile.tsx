import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CitableSource, PlaceProfile as ProfileRecord } from '../../../content/place-profile.ts';
import type { Hub } from '../../../domain/hub/hub.ts';
import { Button } from '../../ui/control/button.tsx';
import { DeferredLayoutPart } from '../../ui/lazy/deferred-layout-part.tsx';
import { SourceList } from '../../ui/page/source-list.tsx';
import { ThemeImage } from '../../ui/page/theme-image.tsx';
import { BackToMapLink } from './back-to-map-link.tsx';
import { formatCoordinates } from './format-coordinates.ts';
import { HeroVideo, type HeroVideoUrls } from './hero-video.tsx';
import type { HubKindDescription } from './hub-kind-text.ts';
import placeHeroStyles from './place-hero.module.css';
import styles from './place-profile.module.css';
import { StatCards } from './stat-cards.tsx';
import { formatStartProgramLabel, placeProfileText } from './text.ts';

interface PlaceProfilePageProps {
  readonly hub: Hub;
  readonly profile: ProfileRecord;
  readonly kind: HubKindDescription;
  readonly image: string;
  readonly film?: HeroVideoUrls | undefined;
  /** The location of the place, shown beside the About text. */
  readonly whereabouts: ReactNode;
  /** Life expectancy over time, shown after the About text. */
  readonly lifeLine: ReactNode;
  /** The evidence for each figure, shown before the sources. */
  readonly evidence: ReactNode;
  /** Links to other places, shown at the end of the page. */
  readonly onward: ReactNode;
}

/** The page of a place. All places have the same layout. */
export function PlaceProfilePage(props: PlaceProfilePageProps) {
  const { hub, profile, kind, image, film, whereabouts, lifeLine, evidence, onward } = props;
  return (
    <article>
      <BackToMapLink />
      <PlaceHero
        hub={hub}
        name={profile.name}
        subtitle={profile.subtitle}
        alignment={profile.heroAlignment}
        image={image}
        film={film}
      />
      <div className={`page-frame ${styles.body}`}>
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
      <div className={styles.actions} data-screen-only>
        <Button tone="primary" disabled>
          {formatStartProgramLabel(profile.region)}
        </Button>
        <Button disabled>{placeProfileText.downloadResources}</Button>
      </div>
    </section>
  );
}

interface PlaceHeroProps {
  readonly hub: Hub;
  readonly name: string;
  readonly subtitle: string;
  readonly alignment: 'center' | 'left';
  /** URL of the place's picture, or '' if there is none. */
  readonly image: string;
  readonly film?: HeroVideoUrls | undefined;
}

/**
 * The picture or video of a place, with the place's name in a frame. Without a picture or video, the frame is on a
 * plain map grid.
 */
function PlaceHero({ hub, name, subtitle, alignment, image, film }: PlaceHeroProps) {
  return (
    <header className={placeHeroStyles.hero} data-alignment={alignment} data-bare={image === '' && film === undefined}>
      {film !== undefined && <HeroVideo film={film} />}
      {film === undefined && image !== '' && (
        <ThemeImage
          className={placeHeroStyles.plate}
          src={image}
          alt=""
          width="1600"
          height="640"
          fetchPriority="high"
        />
      )}
      <div className={placeHeroStyles.frame}>
        <div className={placeHeroStyles.cartouche}>
          <p className="tag">{hub.region === hub.country ? hub.country : `${hub.region} · ${hub.country}`}</p>
          <h1 className={placeHeroStyles.name}>{name}</h1>
          <p className={placeHeroStyles.subtitle}>{subtitle}</p>
          <p className={placeHeroStyles.coordinates}>{formatCoordinates(hub.coords)}</p>
        </div>
      </div>
    </header>
  );
}

/** Explains the kind of place, and lists the sources of the figures. */
function PlaceSources({ kind, sources }: { kind: HubKindDescription; sources: readonly CitableSource[] }) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <div className={styles.standing}>
        <h3>{placeProfileText.standing}</h3>
        <p>
          <strong>{kind.label}.</strong> {kind.meaning} {placeProfileText.standingNote}{' '}
          <Link to="/methodology">{placeProfileText.methodology}</Link>.
        </p>
      </div>
      <div>
        <h2 id="sources" className={styles.sourcesTitle}>
          {placeProfileText.sources}
        </h2>
        {sources.length === 0 && <p>{placeProfileText.noSources}</p>}
        <SourceList sources={sources} undated={placeProfileText.undated} />
      </div>
    </section>
  );
}
