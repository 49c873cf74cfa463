// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRegisteredAed } from '../../../tests/support/aeds/registered-aed.ts';
import { Sticker } from './sticker.tsx';

const given = { origin: 'https://aeds.example', number: '144' } as const;

it("links to the AED's page in its first language, which first asks what the visitor sees there", () => {
  render(<Sticker aed={createRegisteredAed({ id: 'osm/node/7' })} tags={['de', 'fr']} {...given} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('https://aeds.example/de/aed/osm/node/7#sticker');
  expect(screen.getByText('144')).toBeTruthy();
});

it('shows the number of the box when a source has it', () => {
  const sticker = <Sticker aed={createRegisteredAed({ id: 'osm/node/7', ref: 'LI-12' })} tags={['en']} {...given} />;
  expect(render(sticker).container.textContent).toContain('AED LI-12osm/node/7');
});

it('shows no emergency number when none is known', () => {
  const sticker = <Sticker aed={createRegisteredAed({ id: 'a/1' })} tags={['en']} {...given} number={null} />;
  expect(render(sticker).container.textContent).not.toContain('Emergency');
});

it('is written from right to left in Arabic', () => {
  render(<Sticker aed={createRegisteredAed({ id: 'a/1' })} tags={['ar']} {...given} />);
  expect(screen.getByText('مزيل الرجفان').getAttribute('dir')).toBe('rtl');
});
