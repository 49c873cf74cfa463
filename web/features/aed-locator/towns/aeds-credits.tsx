import type { IndexedSource } from '../../../../domain/registry/registry-index.ts';
import { creditsOf } from '../../../../domain/registry/source-credit.ts';
import { inEnglish } from '../../../languages/in-language.ts';
import { aedsText as text } from '../messages/aeds-text.ts';
import { registryText } from '../messages/registry-text.ts';
import { SourceCredits } from '../results/sources/source-credits.tsx';
import styles from './aeds-pages.module.css';

/** Sources of the page's AEDs and town names, with their licences. */
export function AedsCredits({ sources }: { readonly sources: readonly IndexedSource[] }) {
  return (
    <p className={styles.credits}>
      <SourceCredits credits={creditsOf(sources, null)} /> {text.townNames}
      <bdi {...inEnglish}>
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
