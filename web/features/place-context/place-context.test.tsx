// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { EvidenceKind } from '../../../content/place-profile.ts';
import type { SimilarHub } from '../../../domain/hub/similar-hubs.ts';
import { describeTrend, findEvidenceGrades, formatSimilarityReason, type TrendFacts } from './describe-trend.ts';
import { EvidenceTable } from './evidence-table.tsx';
import { LifeExpectancyTrend } from './life-expectancy-trend.tsx';
import { Pager } from './pager.tsx';
import { PlaceLocationMap } from './place-location.tsx';
import { SimilarPlaces } from './similar-places.tsx';

const figure = (label: string, evidence: EvidenceKind) => ({ label, evidence, value: '1', note: 'A note, 2023' });

const near: Omit<SimilarHub, 'hub'> = {
  likeness: 'nearest',
  distanceKm: 168.4,
  sharedSetting: 'island',
  sharedKind: null,
};

const lifeLine: TrendFacts = {
  population: 'Japan',
  years: [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020, 2023],
  own: [59.3, 67.7, 72, 76.1, 79, 81.2, 82.9, 84.7, 84.7],
  world: [46.4, 47.8, 56.3, 60.5, 64, 66.4, 70.1, 71.9, 73.2],
  scope: 'country',
  place: 'Okinawa',
  caveat: '',
  finalCount: null,
  source: { title: 'World Population Prospects', publisher: 'United Nations', url: 'https://population.un.org/wpp/' },
  countryPage: null,
};

describe('the table of evidence', () => {
  test('labels the grade of each figure with a named icon, and explains only the grades present', () => {
    const figures = [figure('Years', 'official'), figure('Index', 'editorial')];
    render(
      <MemoryRouter>
        <EvidenceTable figures={figures} grades={findEvidenceGrades(figures)} />
      </MemoryRouter>,
    );
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(within(rows[1] as HTMLElement).getByRole('img', { name: 'Official statistics' })).not.toBeNull();
    expect(within(rows[2] as HTMLElement).getByRole('img', { name: 'Editorial judgement' })).not.toBeNull();
    expect(screen.getAllByText('Official statistics')).toHaveLength(1);
    expect(screen.queryByText('Programme-reported')).toBeNull();
    expect(screen.getByRole('link', { name: 'methodology' }).getAttribute('href')).toBe('/methodology');
  });
});

describe('the line of life expectancy', () => {
  test('names its population, its difference from the world’s and where its scale begins', () => {
    render(<LifeExpectancyTrend lifeLine={describeTrend(lifeLine)} />);
    expect(screen.getByText(/The line is for Japan, not for Okinawa alone\./)).not.toBeNull();
    expect(
      screen.getByText(/In 1950 life expectancy was 12\.9 years above the world’s, in 2023 11\.5\./),
    ).not.toBeNull();
    expect(screen.getByText(/The scale begins at 40, not at zero\./)).not.toBeNull();
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Japan: from 59.3 to 84.7 years.');
  });

  test('has the same figures in a table without empty cells', () => {
    render(<LifeExpectancyTrend lifeLine={describeTrend(lifeLine)} />);
    const cells = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(cells).toHaveLength(9);
    expect(cells[0]).toEqual(['1950', '59.3', '46.4']);
    expect(cells[8]).toEqual(['2023', '84.7', '73.2']);
  });

  test('passes through every known year, with women and men in text, drawing and table', () => {
    const years = Array.from({ length: 74 }, (_, at) => 1950 + at);
    const series = (start: number) => years.map((_, at) => start + at / 10);
    const facts = { ...lifeLine, years, own: series(60), world: series(50), women: series(63), men: series(57) };
    const { container } = render(
      <MemoryRouter>
        <LifeExpectancyTrend lifeLine={describeTrend({ ...facts, countryPage: '/life-expectancy/jpn' })} />
      </MemoryRouter>,
    );
    expect(screen.getByText('In 2023: women 70.3, men 64.3.')).not.toBeNull();
    expect(
      [...container.querySelectorAll('svg path[d*="L"]')].map((line) => line.getAttribute('d')?.match(/L/g)?.length),
    ).toEqual([73, 73, 73, 73]);
    const last = [...(container.querySelector('tbody tr:last-child')?.children ?? [])].map((cell) => cell.textContent);
    expect(last).toEqual(['2023', '67.3', '70.3', '64.3', '57.3']);
    expect(screen.getByRole('link', { name: /Every year/ }).getAttribute('href')).toBe('/life-expectancy/jpn');
  });

  test('mentions that a line crosses the world’s, and a caveat', () => {
    const values = [22.2, 53.8, 62.2, 64.8, 71, 76.2, 80.7, 83.7, 84.3];
    const korea = {
      ...lifeLine,
      own: values,
      population: 'South Korea',
      place: 'South Korea',
      scope: 'place',
    } as const;
    render(<LifeExpectancyTrend lifeLine={describeTrend({ ...korea, caveat: 'A model output' })} />);
    expect(screen.getByText(/24\.2 years below the world’s, in 2023 11\.1 above it\./)).not.toBeNull();
    expect(screen.getByText('A model output.')).not.toBeNull();
    expect(screen.getByText(/The scale begins at 10/)).not.toBeNull();
  });
});

test("the line of the United States includes the country's own count once it is final", () => {
  const source = { title: 'Mortality', publisher: 'CDC/NCHS', year: 2024, url: 'https://doi.org/10.15620/cdc/170564' };
  const values = [68.1, 69.8, 70.7, 73.7, 75.4, 76.8, 78.7, 77, 79.3];
  render(
    <LifeExpectancyTrend
      lifeLine={describeTrend({
        ...lifeLine,
        own: values,
        population: 'United States',
        finalCount: { year: 2023, years: 78.4, source },
      })}
    />,
  );
  expect(screen.getByText(/^For 2023 the line ends at 79\.3, an estimate .* final count is 78\.4:/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'CDC/NCHS' }).getAttribute('href')).toBe(source.url);
});

describe('the links to other places', () => {
  test('show each place with its reason', () => {
    const maui = {
      name: 'Maui',
      path: '/bluezones/maui',
      lies: 'Hawaii · United States',
      reason: formatSimilarityReason(near),
    };
    render(
      <MemoryRouter>
        <SimilarPlaces places={[maui]} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Maui' }).getAttribute('href')).toBe('/bluezones/maui');
    expect(screen.getByText('Also an island, and the nearest: 170 km away')).not.toBeNull();
  });

  test.each<[Partial<SimilarHub>, string]>([
    [{ sharedSetting: null }, 'The nearest place on the map, 170\u00A0km away'],
    [{ sharedSetting: null, distanceKm: 31.4 }, 'The nearest place on the map, 31\u00A0km away'],
    [
      { likeness: 'setting', sharedSetting: 'small-state', distanceKm: 416 },
      'Also a very small state, 420\u00A0km away',
    ],
    [{ likeness: 'score', sharedKind: 'programme-community' }, 'Another programme community, its SLI within 2 points'],
    [{ likeness: 'kind', sharedKind: 'city', distanceKm: 10_537 }, 'Another city, 10,540\u00A0km away'],
    [{ likeness: 'next-nearest', sharedKind: null }, 'The next nearest, 170\u00A0km away'],
  ])('give the reason: %o', (change, reason) => {
    expect(formatSimilarityReason({ ...near, ...change })).toBe(reason);
  });

  test('lead to the previous and the next place, and name the list', () => {
    const previous = { name: 'Killeen', path: '/bluezones/killeen' };
    const next = { name: 'Sardinia', path: '/bluezones/sardinia' };
    render(
      <MemoryRouter>
        <Pager previous={previous} next={next} position={1} count={51} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Previous Killeen' }).getAttribute('href')).toBe('/bluezones/killeen');
    expect(screen.getByRole('link', { name: 'Next Sardinia' }).getAttribute('href')).toBe('/bluezones/sardinia');
    expect(screen.getByText('1 of 51')).not.toBeNull();
  });
});

test('the locator loads late, keeps its space, and says what it shows', () => {
  render(<PlaceLocationMap place="Malta" sheet="Sicily" sentence="South of Sicily." locator="/malta.svg" />);
  const drawing = screen.getByRole('img', {
    name: 'A globe that shows Malta, and a map of Sicily with Malta marked.',
  });
  expect(drawing.getAttribute('loading')).toBe('lazy');
  expect([drawing.getAttribute('width'), drawing.getAttribute('height')]).toEqual(['640', '300']);
  expect(screen.getByText('South of Sicily.')).not.toBeNull();
});
