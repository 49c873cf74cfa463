import type { IndexedSource } from '../../../../domain/registry/registry-index.ts';
import { sourceCreditsOf } from '../../../../domain/registry/source-credit.ts';
import { englishAttributes } from '../../../languages/localize-text.ts';
import { aedDirectoryText as text } from '../messages/aed-directory-text.ts';
import { registryText } from '../messages/registry-text.ts';
import { SourceCredits } from '../results/sources/source-credits.tsx';
import styles from './aed-directory.module.css';

/** The sources of the page's AEDs and town names, and their licences. */
export function AedCredits({ sources }: { readonly sources: readonly IndexedSource[] }) {
  return (
    <p className={`note ${styles.credits}`}>
      <SourceCredits credits={sourceCreditsOf(sources, null)} /> {text.townNames}
      <bdi {...englishAttributes}>
        <a href="https://www.geonames.org" rel="noopener">
          GeoNames
        </a>
        {registryText.brackets.open}
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener">
          CC BY 4.0
        </a>
        {registryText.brackets.close}
      </bdi>
      {registryText.stop}
    </p>
  );
}
