import type { AedsPageData } from '../../../../domain/registry/aeds-page.ts';
import { aedsPagePrefix } from '../../../../domain/registry/aeds-page.ts';
import { ButtonLink } from '../../../ui/control/button.tsx';
import { aedsText as text } from '../messages/aeds-text.ts';
import { aedLocatorText } from '../messages/locator-text.ts';
import { addressPart } from '../place/position-in-address.ts';
import styles from './aeds-pages.module.css';
import { CountryAeds } from './country-aeds.tsx';
import { CountryList } from './country-list.tsx';
import { PageLink } from './page-link.tsx';
import { TownAeds } from './town-aeds.tsx';

/** The pages of AEDs by country and town: all countries, one, or a town of it. */
export function AedsPages({ data }: { readonly data: AedsPageData }) {
  return (
    <article className={styles.page}>
      {data.kind === 'countries' && <CountryList {...data} />}
      {data.kind === 'country' && <CountryAeds {...data} />}
      {data.kind === 'town' && <TownAeds {...data} />}
      {data.kind === 'unserved' && (
        <header className={styles.head}>
          <h1 className={styles.title}>{text.allTitle}</h1>
          <p>{text.needsScript}</p>
        </header>
      )}
      {data.kind === 'unknown' && (
        <header className={styles.head}>
          <h1 className={styles.title}>{text.none.title}</h1>
          <p>{text.none.more}</p>
          <p>
            <PageLink to={aedsPagePrefix}>{text.allTitle}</PageLink>
          </p>
        </header>
      )}
      <p className={styles.find}>
        <ButtonLink to={data.kind === 'town' ? `/aed${addressPart('near', data.at)}` : '/aed'} tone="emergency">
          {aedLocatorText.find}
        </ButtonLink>
      </p>
    </article>
  );
}
