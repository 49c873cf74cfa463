import type { ReactNode } from 'react';
import { lifeExpectancySources } from '../../../../../content/figures/life-expectancy-sources.ts';
import type { EvidenceKind } from '../../../../../content/place-profile.ts';
import type { HubScore } from '../../../../../domain/hub/hub.ts';
import { formatNumber } from '../../../../languages/format.ts';
import { englishAttributes } from '../../../../languages/localize-text.ts';
import { SiteLink } from '../../../../ui/page/site-link.tsx';
import { worldRegionsText } from '../../hub/hub-location.ts';
import { HubLocation } from '../../hub/place-name.tsx';
import { SliBandIcon } from '../../hub/sli-band-icon.tsx';
import { HubKindIcon } from '../hub-kind-icon.tsx';
import { localizePopulation } from '../rows/localize-population.ts';
import type { PlaceRow } from '../rows/place-row.ts';
import { hubKindsText, placesText } from '../text.ts';
import styles from './comparison.module.css';
import { comparisonText } from './comparison-text.ts';

/** The facts from a place's profile that a comparison shows. */
export interface ComparedProfile {
  readonly pillars: readonly string[];
  /** Life expectancy in years according to the original list, if it differs from the published figure. */
  readonly foundingYears: number | null;
  /** The figure of a statistics office, with its years and source, or null if there is none. */
  readonly office: {
    readonly figure: string;
    readonly period: string;
    readonly name: string;
    readonly url: string;
  } | null;
}

export interface ComparisonFact {
  readonly title: string;
  readonly show: (row: PlaceRow, profile: ComparedProfile) => ReactNode;
}

const { facts } = comparisonText;

const measured: readonly EvidenceKind[] = ['official', 'study'];

/** The rows of the comparison, in order. */
export const comparisonFacts: readonly ComparisonFact[] = [
  { title: facts.kind, show: ({ hub }) => <Kind kind={hub.kind} /> },
  { title: facts.where, show: (row) => <Where row={row} /> },
  { title: facts.sli, show: (row) => <Score row={row} score="sli" /> },
  { title: facts.access, show: (row) => <Score row={row} score="xiAccess" /> },
  { title: facts.life, show: (row) => <LifeYears row={row} /> },
  { title: facts.population, show: (row) => <Population row={row} /> },
  { title: facts.year, show: ({ lifeExpectancy }) => lifeExpectancy?.year ?? <Missing /> },
  { title: facts.source, show: (row) => <FigureSource row={row} /> },
  { title: facts.office, show: (_row, { office }) => <OfficeFigure office={office} /> },
  { title: facts.founding, show: (_row, { foundingYears }) => describeFounding(foundingYears) },
  { title: facts.pillars, show: (_row, { pillars }) => <Pillars titles={pillars} /> },
  { title: facts.profile, show: (row) => <ProfileLink row={row} /> },
];

function Where({ row: { hub, worldRegion } }: { row: PlaceRow }) {
  return (
    <>
      <HubLocation hub={hub} />
      {` · ${worldRegionsText[worldRegion]}`}
    </>
  );
}

function Missing() {
  return <span className={styles.missing}>{placesText.notPublished}</span>;
}

/** Shows with a word and a filled or empty symbol whether a figure was measured. */
function EvidenceMark({ isMeasured, origin }: { isMeasured: boolean; origin: string }) {
  return (
    <span className={styles.evidence} data-measured={isMeasured}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <rect x="1" y="1" width="8" height="8" />
      </svg>
      <span>
        {`${isMeasured ? comparisonText.grades.measured : comparisonText.grades.judged}: `}
        {origin}
      </span>
    </span>
  );
}

function Kind({ kind }: { kind: PlaceRow['hub']['kind'] }) {
  return (
    <span className={styles.kind}>
      <HubKindIcon kind={kind} />
      {hubKindsText[kind]}
    </span>
  );
}

function Score({ row, score }: { row: PlaceRow; score: HubScore }) {
  const isEstimated = row.hub.estimated.includes(score);
  return (
    <>
      <span className={styles.figure}>
        {score === 'sli' && <SliBandIcon band={row.band} />}
        {row.written.scores[score]}
      </span>
      <EvidenceMark
        isMeasured={false}
        origin={isEstimated ? comparisonText.estimatedScore : comparisonText.foundingScore}
      />
    </>
  );
}

function LifeYears({ row }: { row: PlaceRow }) {
  if (row.lifeExpectancy === null) return <Missing />;
  const { years, evidence, note, scope } = row.lifeExpectancy;
  const grade = comparisonText.evidence[evidence];
  return (
    <>
      <span className={styles.figure}>{comparisonText.lifeYears(formatNumber(years, 1))}</span>
      <EvidenceMark
        isMeasured={measured.includes(evidence)}
        origin={scope === 'place' ? grade : comparisonText.gradeOf(grade, localizePopulation(row).name)}
      />
      {note !== '' && (
        <span className={styles.remark} {...englishAttributes}>
          {note}.
        </span>
      )}
    </>
  );
}

function Population({ row }: { row: PlaceRow }) {
  if (row.lifeExpectancy === null) return <Missing />;
  const { name, attributes } = localizePopulation(row);
  return (
    <>
      <bdi {...attributes}>{name}</bdi> · {comparisonText.scopes[row.lifeExpectancy.scope]}
    </>
  );
}

function FigureSource({ row: { lifeExpectancy } }: { row: PlaceRow }) {
  if (lifeExpectancy === null) return <Missing />;
  const { short, publisher, url } = lifeExpectancySources[lifeExpectancy.source];
  return (
    <>
      <a href={url} rel="noopener" {...englishAttributes}>
        {short}
      </a>
      <span className={styles.remark} {...englishAttributes}>
        {publisher}
      </span>
    </>
  );
}

function OfficeFigure({ office }: Pick<ComparedProfile, 'office'>) {
  if (office === null) return <Missing />;
  return (
    <div {...englishAttributes}>
      {office.figure}
      <span className={styles.remark}>
        <a href={office.url} rel="noopener">
          {office.name}
        </a>
        , {office.period}
      </span>
    </div>
  );
}

const describeFounding = (years: number | null) =>
  years === null ? comparisonText.foundingSame : comparisonText.foundingYears(formatNumber(years, 1));

function Pillars({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return <Missing />;
  return (
    <ul className={styles.pillars} {...englishAttributes}>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}

function ProfileLink({ row: { hub } }: { row: PlaceRow }) {
  if (hub.path === null) return placesText.comingSoon;
  return <SiteLink to={hub.path}>{placesText.readMore(hub.name)}</SiteLink>;
}
