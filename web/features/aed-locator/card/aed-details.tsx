import { type MouseEvent, useState } from 'react';
import type { RegisteredAed, RegistrySource } from '../../../../domain/aed/aed-registry.ts';
import { isRestricted } from '../../../../domain/aed/assessed-aed.ts';
import { encodePlusCode } from '../../../../domain/geography/encode-plus-code.ts';
import { aedPagePath } from '../../../../domain/registry/aed-page-path.ts';
import { pathInLanguage } from '../../../languages/languages.ts';
import { language } from '../../../languages/localize-text.ts';
import { type ShareOutcome, shareLink } from '../../../platform/share-link.ts';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { aedDetailsText, registryText } from '../messages/registry-text.ts';
import { shareText } from '../messages/share-text.ts';
import { FullNotes, SourceHours, selectDetailNotes } from './aed-card-lines.tsx';
import styles from './aed-details.module.css';
import { chooseLocationDescription } from './choose-location-description.ts';

/**
 * Returns short facts about an AED: whether it is indoors, its floor, whether it is locked, and whether it has child
 * pads.
 */
export function shortFacts({ level, isIndoor, isLocked, hasChildPads }: RegisteredAed): string[] {
  return [
    isIndoor === null ? null : isIndoor ? aedDetailsText.indoors : aedDetailsText.outdoors,
    level === null ? null : aedDetailsText.level(level),
    isLocked === null ? null : isLocked ? aedDetailsText.locked : aedDetailsText.unlocked,
    hasChildPads === true ? aedDetailsText.childPads : null,
  ].filter((word) => word !== null);
}

/** Returns the URL of an AED on OpenStreetMap, where anyone can correct it. Null for AEDs of other sources. */
function openStreetMapUrl(id: string): string | null {
  const osm = /^osm\/(?<element>(?:node|way|relation)\/\d+)$/.exec(id);
  return osm?.groups === undefined ? null : `https://www.openstreetmap.org/${osm.groups.element}`;
}

/**
 * Returns the first phone number in a text, with a tel: URL that contains only digits and a leading plus. Anyone can
 * edit an open AED list, and the signs * and # could run control codes on the phone. Null if no digits remain.
 */
export function toPhoneLink(phone: string): { readonly shown: string; readonly address: string } | null {
  const [shown = phone] = phone.split(/[;,]/);
  const digits = shown.replace(/\D/g, '');
  if (digits === '') return null;
  return { shown: shown.trim(), address: `tel:${/^\s*\+/.test(shown) ? '+' : ''}${digits}` };
}

function sourceTitles(aed: RegisteredAed, sources: readonly RegistrySource[]): string {
  if (aed.sources.length === 0) return aedDetailsText.reportsAlone;
  const titles = aed.sources.map((key) => sources.find((source) => source.key === key)?.title ?? key);
  return titles.join(registryText.comma);
}

interface AedDetailsProps {
  readonly aed: RegisteredAed;
  /** The source's full text about the opening hours, if the card shows only its beginning. */
  readonly wholeHours: string | null;
  readonly sources: readonly RegistrySource[];
  /** The visitor's languages, the preferred one first. */
  readonly languages: readonly string[];
  /** Whether the details are on a card. A card links to the AED's page instead of OpenStreetMap. */
  readonly isOnCard?: boolean;
  /** Called when the visitor wants to see the AED on the map. Null if no map is open. */
  readonly onShowOnMap: ((event: MouseEvent<HTMLElement>) => void) | null;
}

/**
 * Shows what a source says about an AED beyond the fields of the specification's card. Unknown details are left out.
 */
export function AedDetails({ aed, wholeHours, sources, languages, isOnCard = false, onShowOnMap }: AedDetailsProps) {
  const pickedLocation = chooseLocationDescription(aed.location, languages);
  // The location is left out if a note above already contains it. It is also left out if it is used as the AED's name,
  // because the source gives no name.
  const isInNotes =
    aed.notes?.some(({ text: words, says }) => says !== undefined && words === pickedLocation?.words) ?? false;
  const location = pickedLocation?.words === aed.name || isInNotes ? null : pickedLocation;
  const brief = shortFacts(aed);
  const phone = aed.phone === null ? null : toPhoneLink(aed.phone);
  const entry = openStreetMapUrl(aed.id);
  return (
    <div className={styles.details}>
      {location !== null && (
        <p>
          <span className={styles.label}>{aedDetailsText.where}</span>{' '}
          <bdi lang={location.language}>{location.words}</bdi>
        </p>
      )}
      {brief.length > 0 && <p>{brief.join(' · ')}</p>}
      {aed.access !== 'unknown' && (
        <p data-restricted={isRestricted(aed.access) || undefined} className={styles.access}>
          {aedDetailsText.access[aed.access]}
        </p>
      )}
      <FullNotes notes={selectDetailNotes(aed)} />
      {wholeHours !== null && <SourceHours hoursText={wholeHours} isWhole />}
      {aed.ref !== undefined && (
        <p>
          <span className={styles.label}>{aedDetailsText.number}</span>{' '}
          <bdi dir="ltr" className={styles.number} translate="no">
            {aed.ref}
          </bdi>{' '}
          <span className={styles.tell}>{aedDetailsText.tellNumber}</span>
        </p>
      )}
      {phone !== null && (
        <p>
          <span className={styles.label}>{aedDetailsText.phone}</span>{' '}
          <a className={styles.phone} href={phone.address} dir="ltr">
            {phone.shown}
          </a>
        </p>
      )}
      {onShowOnMap !== null && (
        <p>
          <button type="button" className={`text-button ${styles.onMap}`} onClick={onShowOnMap}>
            {registryText.showOnMap} <span className="visually-hidden">{registryText.showOnMapOf(aed.name)}</span>
          </button>
        </p>
      )}
      {/* An AED that was only reported, and that is not in the registry, has no page. */}
      {isOnCard && aed.sources.length > 0 && (
        <p className={styles.links}>
          <SiteLink to={aedPagePath(aed.id)} className={styles.page}>
            {shareText.page}
          </SiteLink>
          <ShareLink id={aed.id} name={aed.name} />
          <span className="note">
            {aedDetailsText.plusCode}{' '}
            <bdi dir="ltr" translate="no">
              {encodePlusCode(aed.position)}
            </bdi>
          </span>
        </p>
      )}
      <p className="note">
        {aedDetailsText.source(sourceTitles(aed, sources))}
        {entry !== null && !isOnCard && (
          <>
            {' · '}
            <a href={entry} target="_blank" rel="noopener">
              {aedDetailsText.entry}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

interface ShareLinkProps {
  readonly id: string;
  readonly name: string;
}

/** A button that shares the link to an AED's page. */
export function ShareLink({ id, name }: ShareLinkProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>('shared');
  const address = pathInLanguage(language, aedPagePath(id));
  // The shared link does not contain the visitor's position.
  const share = async () => setOutcome(await shareLink(name, window.location.origin + address));
  return (
    <span className={styles.share} data-needs-script>
      <button type="button" className={`text-button ${styles.button}`} onClick={() => void share()}>
        {shareText.share} <span className="visually-hidden">{name}</span>
      </button>
      <span aria-live="polite">{(outcome === 'copied' || outcome === 'failed') && shareText[outcome]}</span>
    </span>
  );
}
