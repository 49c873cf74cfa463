import { Link } from 'react-router';
import type { Source } from '../../../content/place-profile.ts';
import { SourceList } from '../../ui/page/source-list.tsx';
import type { KindWords } from './kind-text.ts';
import styles from './place-profile.module.css';
import { placeProfileText } from './text.ts';

/** The kind of place, and the sources of its figures. */
export function PlaceSources({ kind, sources }: { kind: KindWords; sources: readonly Source[] }) {
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
