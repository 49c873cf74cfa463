import { Fragment, useState } from 'react';
import type { IndexedSource } from '../../../../../domain/registry/registry-index.ts';
import type { SourceCredit } from '../../../../../domain/registry/source-credit.ts';
import { formatDay } from '../../../../languages/format.ts';
import { registryText } from '../../messages/registry-text.ts';
import { sourceAgesText } from './source-ages-text.ts';
import styles from './source-credits.module.css';

/** The sources of the listed AEDs and their licences. Renders nothing if there are none. */
export function SourceCredits({ credits }: { credits: readonly SourceCredit[] }) {
  if (credits.length === 0) return null;
  return (
    <>
      {registryText.data}
      {credits.map(({ key, words, address, licence, licenceAddress }, place) => (
        <Fragment key={key}>
          {place > 0 && registryText.semicolon}
          <bdi>
            <Linked words={words} address={address} />
            {registryText.brackets.open}
            <Linked words={licence} address={licenceAddress} />
            {registryText.brackets.close}
          </bdi>
        </Fragment>
      ))}
      {registryText.stop}
    </>
  );
}

function Linked({ words, address }: { words: string; address: string | null }) {
  return address === null ? (
    words
  ) : (
    <a href={address} rel="noopener">
      {words}
    </a>
  );
}

/** Maximum number of sources that are named. The others are only counted. */
const maxNamedSources = 6;

const yearMs = 365.25 * 86_400_000;

const ageMs = ({ asOf }: IndexedSource, now: Date) => (asOf === null ? 0 : now.getTime() - Date.parse(asOf));

const words = (source: IndexedSource) =>
  source.asOf === null
    ? sourceAgesText.unknown(source.title)
    : sourceAgesText.asOf(source.title, formatDay(new Date(`${source.asOf}T12:00:00`)));

function listed(sentences: readonly string[]): string {
  const rest = sentences.length - maxNamedSources;
  return [...sentences.slice(0, maxNamedSources), ...(rest > 0 ? [sourceAgesText.more(rest)] : [])].join(
    registryText.semicolon,
  );
}

interface SourceAgesProps {
  readonly sources: readonly IndexedSource[];
  /** The current time. The default is the time of the first render. */
  readonly now?: Date;
}

/** The date of each source's data, with a warning about data that are more than a year old. */
export function SourceAges({ sources, now }: SourceAgesProps) {
  const [shownAt] = useState(() => new Date());
  const old = sources.filter((source) => ageMs(source, now ?? shownAt) > yearMs);
  const others = sources.filter((source) => !old.includes(source));
  return (
    <div className={`note ${styles.ages}`}>
      {others.length > 0 && <p>{sourceAgesText.recent(listed(others.map(words)))}</p>}
      {old.length > 0 && <p className={styles.old}>{sourceAgesText.old(listed(old.map(words)))}</p>}
    </div>
  );
}
