import { createScoreCards } from '../../create-score-cards.ts';
import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { CitableSource, Pillar, PlaceStat } from '../../place-profile.ts';

export interface IcelandCard {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

export interface IcelandStep {
  readonly title: string;
  readonly text: string;
}

const [index, access] = createScoreCards('iceland');

/** The texts of Iceland's page, which has its own layout. */
export const icelandPageContent = {
  subtitle: 'Hot ground, cold sea, and a public pool in almost every town',
  cards: [
    { label: index.label, value: index.value, note: index.note },
    { label: 'Key Benefit', value: 'Clean environment and active lifestyle', note: 'Editorial summary' },
    { label: 'Cultural Practice', value: 'Geothermal wellness and community', note: 'Editorial summary' },
  ] satisfies readonly IcelandCard[],
  figures: [
    { label: 'Life expectancy (years)', value: '82.7', evidence: 'official', note: 'UN estimate, 2023' },
    {
      label: 'Life expectancy of women / men (years)',
      value: '83.8 / 80.7',
      evidence: 'official',
      note: 'Statistics Iceland, 2023',
    },
    { label: index.label, value: index.value, evidence: index.evidence, note: index.note },
    { label: access.label, value: access.value, evidence: access.evidence, note: access.note },
  ] satisfies readonly Omit<PlaceStat, 'icon'>[],
  aboutTitle: 'An island that bathes together',
  about: [
    'Iceland lies on the seam where two plates of the earth’s crust pull apart, and its people live with what comes up: steam for the radiators, hot water for the tap, and an outdoor pool where the week’s news is traded in water at bath temperature while snow falls on the steps.',
    'Life expectancy here was 82.7 years in 2023 by the United Nations’ estimate, against 73.2 for the world. Statistics Iceland counts the sexes apart: 80.7 years for men and 83.8 for women that year. With fewer than half a million inhabitants the figure moves a little from one year to the next, and no single habit explains it.',
  ],
  pillars: [
    {
      title: 'Geothermal Wellness',
      description:
        'Towns heat their open-air pools from wells and keep them open through the winter. The hot pot, where strangers sit shoulder to shoulder, is as much a meeting place as a bath.',
    },
    {
      title: 'Pure Environment',
      description:
        'Homes are warmed by the ground rather than by smoke, the drinking water comes from springs and wells, and the nearest heavy industry is seldom near. The air owes much to wind and to few neighbours.',
    },
    {
      title: 'Active Culture',
      description:
        'Swimming lessons belong to school, riding and sheep round-ups to the countryside, and walking in weather that changes by the hour to everybody. Going outside is not put off until the sky is kind.',
    },
  ] satisfies readonly Pillar[],
  stepsTitle: 'Implement Iceland Practices',
  steps: [
    {
      title: 'Cold water therapy',
      text: 'End a warm shower with a short cool one and get used to it slowly. Cold water strains the heart: ask a doctor first if you have heart trouble or high blood pressure, and never go into open water alone.',
    },
    {
      title: 'Stay active year-round',
      text: 'Keep one outdoor hour that does not depend on the weather: the same walk, the same day, with clothes for rain ready at the door.',
    },
    {
      title: 'Prioritize clean living',
      text: 'Air the rooms you sleep in, drink water with your meals, and choose plain fish, dairy and rye bread more often than what comes in a wrapper.',
    },
  ] satisfies readonly IcelandStep[],
  sources: [unLifeExpectancySource, requireOfficialFigureSource('iceland')] satisfies readonly CitableSource[],
} as const;
