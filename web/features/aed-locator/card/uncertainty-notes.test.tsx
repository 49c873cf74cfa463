// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import { rankSearchMatches } from '../search/search-registry.ts';
import { RegistryCard } from './registry-card.tsx';

function cardOf(fields: Partial<RegisteredAed>): string {
  const item = createRegisteredAed({ id: 'x/1', name: 'Gym', ...fields });
  const judged = rankSearchMatches(
    { listed: [{ item, distanceKm: 0.25 }], alternative: null },
    new Date('2026-11-25T10:00:00Z'),
  );
  const [assessed] = judged.list.inReach;
  if (assessed === undefined) throw new Error('Got no AED in reach, expected one.');
  const { container } = render(
    <RegistryCard
      assessed={assessed}
      number={1}
      result={{ ...judged, hasGaps: false, hasDamage: false }}
      sources={[]}
      isChosen={false}
      isDispatching={false}
      onShowOnMap={null}
      hasRoomForWay={false}
      onShowWay={null}
      onDispatch={() => undefined}
    />,
    { wrapper: MemoryRouter },
  );
  return container.textContent;
}

test('the card shows in the publisher’s words what could not be interpreted', () => {
  const card = cardOf({ doubts: { state: 'Phase B', access: 'code at the gate' } });
  expect(card).toContain('What the AED list says about its condition: Phase B');
  expect(card).toContain('What the AED list says about who may use it: code at the gate');
  expect(card).not.toContain('about 0.25');
});

test('the card of a rough position says how far off the pin may be, and that the distance is approximate', () => {
  const card = cardOf({ doubts: { place: 1400 } });
  expect(card).toContain('it may be up to 1.4 km (0.9 mi) from the pin');
  expect(card).toMatch(/about 0\.\d+ km/);
  expect(cardOf({ doubts: { place: true } })).toContain('The listed location may be wrong');
});

test('the card names an expired part and its day, and no part that is valid through today', () => {
  const card = cardOf({ timeZone: 'Europe/Zurich', expires: { pads: '2026-11-24', battery: '2026-11-25' } });
  expect(card).toContain('The AED list says the pads expired on 24 November 2026.');
  expect(card).not.toContain('battery expired');
  expect(card).toContain('Expired pads or battery');
});

test('the card shows the access instructions in full, and other long notes go to the details', () => {
  const hours = 'after half past six, on Saturdays and in the school holidays, '.repeat(3);
  const way = { text: `Ask the guard at the gate, ${hours}or ask 144 for the code`, says: 'way' } as const;
  const limit = { text: `Closed ${hours}and on 24 December`, says: 'limit' } as const;
  const card = cardOf({ notes: [way, limit] });
  expect(card.split('or ask 144 for the code')).toHaveLength(2);
  expect(card).toMatch(/Closed after half past six.*….*Closed after half past six.*and on 24 December/s);
});
