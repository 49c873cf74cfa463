import { Link } from 'react-router';
import type { Source } from '../../../content/place-profile.ts';
import type { HubKind } from '../../../domain/hub/hub.ts';
import { SourceList } from '../../ui/page/source-list.tsx';
import styles from './place-profile.module.css';
import { kindText, placeText } from './text.ts';

/** What kind of place this is, and where its figures come from. */
export function PlaceSources({ kind, sources }: { kind: HubKind; sources: readonly Source[] }) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <div className={styles.standing}>
        <h3>{placeText.standing}</h3>
        <p>
          <strong>{kindText[kind].label}.</strong> {kindText[kind].meaning} {placeText.standingNote}{' '}
          <Link to="/methodology">{placeText.methodology}</Link>.
        </p>
      </div>
      <div>
        <h2 id="sources" className={styles.sourcesTitle}>
          {placeText.sources}
        </h2>
        {sources.length === 0 && <p>{placeText.noSources}</p>}
        <SourceList sources={sources} undated={placeText.undated} />
      </div>
    </section>
  );
}
