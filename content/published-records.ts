import type { PublishedRecord } from '../domain/record-checksum.ts';
import { architectureSteps, corePrinciples } from './architecture.ts';
import { hubs } from './hubs.ts';
import { iceland } from './iceland.ts';
import { methodologySections } from './methodology.ts';
import { methodologySources } from './methodology-sources.ts';
import { placeProfiles } from './places.ts';
import { principles } from './principles.ts';
import { hubRecordId, profileRecordId } from './record-ids.ts';
import { accessBands, differingFigures, sliEstimates } from './score-estimates.ts';

export interface TitledRecord extends PublishedRecord {
  /** What a reader knows the record by. The checksum does not cover it. */
  readonly title: string;
}

const numbered = <Entry>(kind: string, entries: readonly Entry[], titleOf: (entry: Entry) => string): TitledRecord[] =>
  entries.map((record, index) => ({ id: `${kind}/${index + 1}`, title: titleOf(record), record }));

const nameOfHub = new Map(hubs.map(({ id, name }) => [id, name]));

const placeRecords: readonly TitledRecord[] = [
  ...hubs.map((hub) => ({ id: hubRecordId(hub.id), title: hub.name, record: hub })),
  ...placeProfiles.map((profile) => ({ id: profileRecordId(profile.slug), title: profile.name, record: profile })),
  { id: profileRecordId('iceland'), title: 'Iceland', record: iceland },
];

const estimateRecords: readonly TitledRecord[] = [
  ...sliEstimates.map((estimate) => ({
    id: `estimate/sli/${estimate.hubId}`,
    title: nameOfHub.get(estimate.hubId) ?? estimate.hubId,
    record: estimate,
  })),
  ...numbered('estimate/access', accessBands, ({ title }) => title),
  ...numbered('estimate/differing', differingFigures, ({ place }) => place),
];

/**
 * Every record that the public reads as fact or claim, under the name the Tempesta Checksum knows it by. Samples are no records in
 * this sense: they are made up and marked so. Oʻahu's page shows its hub record and nothing else.
 */
export const publishedRecords: readonly TitledRecord[] = [
  ...placeRecords,
  ...numbered('principle', principles, ({ title }) => title),
  ...estimateRecords,
  ...methodologySections.map((section) => ({ id: `methodology/${section.id}`, title: section.title, record: section })),
  ...Object.entries(methodologySources).map(([key, source]) => ({
    id: `source/${key}`,
    title: source.title,
    record: source,
  })),
  ...architectureSteps.map((step) => ({ id: `architecture/${step.key}`, title: step.title, record: step })),
  ...numbered('core-principle', corePrinciples, ({ title }) => title),
];
