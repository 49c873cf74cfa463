import type { PublishedRecord } from '../domain/checksum/record-hash.ts';
import { architectureSteps, corePrinciples } from './architecture.ts';
import { disputeResolutionStatements, disputeStatements, zoneEvidence } from './blue-zones/evidence.ts';
import { evidenceSources } from './blue-zones/evidence-sources.ts';
import { cities } from './cities.ts';
import { alternativeCountryNames } from './emergency-numbers/alternative-country-names.ts';
import { emergencyNumberSources } from './emergency-numbers/emergency-number-sources.ts';
import { fallbackEmergencyNumber } from './emergency-numbers/fallback-number.ts';
import { nonVoiceContactSources, nonVoiceContacts } from './emergency-numbers/non-voice-contacts.ts';
import { emergencyNumbersBySource } from './emergency-numbers/numbers-by-source.ts';
import { emergencyNumbers } from './emergency-numbers.ts';
import { hubLifeExpectancySeries } from './figures/hub-life-expectancy-series.ts';
import { countryLifeExpectancies, lifeExpectancies, worldLifeExpectancy } from './figures/life-expectancy.ts';
import {
  lifeExpectancySeriesYears,
  unitedStatesFinalFigure,
  unitedStatesLifeExpectancySeries,
  vaticanSeriesSource,
} from './figures/life-expectancy-series.ts';
import { lifeExpectancySources } from './figures/life-expectancy-sources.ts';
import { officialFigures } from './figures/official-figures.ts';
import { accessBands, differingLifeExpectancies, sliEstimates } from './figures/score-estimates.ts';
import { countryAliases, hubAliases } from './hub-aliases.ts';
import { hubKinds } from './hub-kinds.ts';
import { hubLandscapes, hubLocations } from './hub-locations.ts';
import { hubs } from './hubs.ts';
import { holySee } from './life-expectancy/holy-see.ts';
import { lifeExpectancyEvents } from './life-expectancy/life-expectancy-events.ts';
import { allLifeExpectancyRecords } from './life-expectancy/life-expectancy-records.ts';
import { unWorldPopulationSource } from './life-expectancy/un-life-expectancy-source.ts';
import { methodologySections } from './methodology/methodology.ts';
import { methodologySources } from './methodology/methodology-sources.ts';
import { icelandPageContent } from './places/iceland/custom-page.ts';
import { placeProfiles } from './places.ts';
import { principles } from './principles.ts';
import { hubRecordId, lifeExpectancyRecordId, profileRecordId } from './record-ids.ts';

export interface TitledRecord extends PublishedRecord {
  /** The record's display name, which the checksum does not cover. */
  readonly title: string;
}

const numbered = <Entry>(kind: string, entries: readonly Entry[], titleOf: (entry: Entry) => string): TitledRecord[] =>
  entries.map((record, index) => ({ id: `${kind}/${index + 1}`, title: titleOf(record), record }));

/** Creates the records of one kind, with ids that contain a key instead of a number. */
const keyed = <Entry>(
  kind: string,
  entries: Readonly<Record<string, Entry>>,
  titleOf: (entry: Entry, key: string) => string,
): TitledRecord[] =>
  Object.entries(entries).map(([key, record]) => ({
    id: `${kind}/${key.toLowerCase().replaceAll(' ', '-')}`,
    title: titleOf(record, key),
    record,
  }));

const nameOfHub = new Map(hubs.map(({ id, name }) => [id, name]));

const placeRecords: readonly TitledRecord[] = [
  ...hubs.map((hub) => ({ id: hubRecordId(hub.id), title: hub.name, record: hub })),
  ...placeProfiles.map((profile) => ({ id: profileRecordId(profile.slug), title: profile.name, record: profile })),
  { id: profileRecordId('iceland'), title: 'Iceland', record: icelandPageContent },
];

const titleOfHub = (_record: unknown, id: string) => nameOfHub.get(id) ?? id;

const surroundingRecords: readonly TitledRecord[] = [
  ...keyed('whereabouts', hubLocations, titleOfHub),
  ...keyed('setting', hubLandscapes, titleOfHub),
  ...keyed('other-names', hubAliases, titleOfHub),
  ...keyed('other-names-of-country', countryAliases, (_names, country) => country),
  ...hubKinds.map((record) => ({ id: `kind/${record.kind}`, title: record.name, record })),
];

const lifeExpectancyRecords: readonly TitledRecord[] = [
  ...lifeExpectancies.map((record) => ({
    id: `life-expectancy/${record.hubId}`,
    title: titleOfHub(record, record.hubId),
    record,
  })),
  ...officialFigures.map((record) => ({
    id: `official-figure/${record.hubId}`,
    title: titleOfHub(record, record.hubId),
    record,
  })),
  { id: 'life-expectancy/world', title: worldLifeExpectancy.population, record: worldLifeExpectancy },
  ...Object.entries(countryLifeExpectancies).map(([code, record]) => ({
    id: `life-expectancy/country-${code.toLowerCase()}`,
    title: `Country ${code}`,
    record,
  })),
  ...keyed('life-expectancy-source', lifeExpectancySources, ({ title }) => title),
  ...hubLifeExpectancySeries.map((record) => ({
    id: `life-line/${record.hubId}`,
    title: titleOfHub(record, record.hubId),
    record,
  })),
  {
    id: 'life-line/united-states',
    title: unitedStatesLifeExpectancySeries.population,
    record: unitedStatesLifeExpectancySeries,
  },
  { id: 'life-line/united-states-final', title: 'United States, final count', record: unitedStatesFinalFigure },
  { id: 'life-line/years', title: 'Years of the lines', record: lifeExpectancySeriesYears },
  { id: 'life-line/source', title: vaticanSeriesSource.title, record: vaticanSeriesSource },
  ...lifeExpectancyEvents.map((record) => ({ id: `life-story/event-${record.year}`, title: `${record.year}`, record })),
  { id: 'life-story/holy-see', title: 'Holy See', record: holySee },
  { id: 'life-story/source', title: unWorldPopulationSource.title, record: unWorldPopulationSource },
  ...allLifeExpectancyRecords.map((record) => ({
    id: lifeExpectancyRecordId(record.code),
    title: record.unName,
    record,
  })),
];

const blueZoneRecords: readonly TitledRecord[] = [
  ...zoneEvidence.map((record) => ({ id: `blue-zone/${record.hubId}`, title: record.name, record })),
  { id: 'blue-zone/dispute', title: 'The dispute over blue zones', record: disputeStatements },
  { id: 'blue-zone/settling', title: 'What would settle it', record: disputeResolutionStatements },
  ...keyed('blue-zone-source', evidenceSources, ({ title }) => title),
];

const emergencyRecords: readonly TitledRecord[] = [
  ...keyed('ambulance', emergencyNumbers, (_number, country) => `Ambulance, ${country}`),
  ...keyed('ambulance-name', alternativeCountryNames, (_names, country) => `Ambulance, ${country}, other names`),
  ...keyed('ambulance-source', emergencyNumberSources, ({ title }) => title),
  ...keyed('ambulance-reading', emergencyNumbersBySource, (_reading, source) => `Ambulance numbers by ${source}`),
  ...keyed('ambulance-text', nonVoiceContacts, (_ways, country) => `Ambulance, ${country}, without speaking`),
  ...keyed('ambulance-text-source', nonVoiceContactSources, ({ title }) => title),
  { id: 'ambulance/unknown', title: 'Ambulance, no country known', record: fallbackEmergencyNumber },
  ...numbered('city', cities, ({ name }) => name),
];

const estimateRecords: readonly TitledRecord[] = [
  ...sliEstimates.map((estimate) => ({
    id: `estimate/sli/${estimate.hubId}`,
    title: nameOfHub.get(estimate.hubId) ?? estimate.hubId,
    record: estimate,
  })),
  ...numbered('estimate/access', accessBands, ({ title }) => title),
  ...numbered('estimate/differing', differingLifeExpectancies, ({ place }) => place),
];

/**
 * All public facts and claims that the Tempesta Checksum covers, with their ids. The samples in content/samples are not
 * included, because they are invented and labelled as such. Oʻahu's page contributes only the hub's record.
 */
export const publishedRecords: readonly TitledRecord[] = [
  ...placeRecords,
  ...surroundingRecords,
  ...lifeExpectancyRecords,
  ...blueZoneRecords,
  ...emergencyRecords,
  ...numbered('principle', principles, ({ title }) => title),
  ...estimateRecords,
  ...methodologySections.map((section) => ({ id: `methodology/${section.id}`, title: section.title, record: section })),
  ...keyed('source', methodologySources, ({ title }) => title),
  ...architectureSteps.map((step) => ({ id: `architecture/${step.key}`, title: step.title, record: step })),
  ...numbered('core-principle', corePrinciples, ({ title }) => title),
];
