import type { Hub } from '../../../domain/hub/hub.ts';
import { Drawing } from '../../ui/page/drawing.tsx';
import { formatCoordinates } from './coordinates.ts';
import { type FilmAddresses, HeroFilm } from './hero-film.tsx';
import styles from './place-hero.module.css';

interface PlaceHeroProps {
  readonly hub: Hub;
  readonly name: string;
  readonly subtitle: string;
  readonly alignment: 'center' | 'left';
  /** URL of the plate, or '' if a place has none. */
  readonly image: string;
  readonly film?: FilmAddresses | undefined;
}

/**
 * The plate or video of a place, with its name in a cartouche. Without a picture the cartouche is on a plain graticule.
 */
export function PlaceHero({ hub, name, subtitle, alignment, image, film }: PlaceHeroProps) {
  return (
    <header className={styles.hero} data-alignment={alignment} data-bare={image === '' && film === undefined}>
      {film !== undefined && <HeroFilm film={film} />}
      {film === undefined && image !== '' && (
        <Drawing className={styles.plate} src={image} alt="" width="1600" height="640" fetchPriority="high" />
      )}
      <div className={styles.frame}>
        <div className={styles.cartouche}>
          <p className="tag">{hub.region === hub.country ? hub.country : `${hub.region} · ${hub.country}`}</p>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          <p className={styles.coordinates}>{formatCoordinates(hub.coords)}</p>
        </div>
      </div>
    </header>
  );
}
