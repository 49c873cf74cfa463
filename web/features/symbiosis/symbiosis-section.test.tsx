// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SymbiosisSection } from './symbiosis-section.tsx';

beforeEach(() => {
  const Stub = createRoutesStub([{ path: '/', Component: SymbiosisSection }]);
  render(<Stub />);
});
afterEach(cleanup);

describe('ring diagram', () => {
  test('has a title and a description that name all four rings, the triangle and the output', () => {
    const diagram = screen.getByRole('img', { name: 'Four rings around the λ13 triangle' });
    const description = diagram.querySelector('desc')?.textContent;
    for (const sign of ['Ξaccess', 'Ksense', 'Agt_cap', 'Σsymbio', 'λ13', 'ΩLL^Sym']) {
      expect(description).toContain(sign);
    }
  });

  test('writes each sign beside its mark, complete even with a subscript', () => {
    const labels = Array.from(document.querySelectorAll('svg[role="img"] text'), (text) => text.textContent);
    expect(labels).toEqual(expect.arrayContaining(['Ξaccess', 'Ksense', 'Agt_cap', 'Σsymbio', 'λ13', 'ΩLL^Sym']));
  });

  test('opens enlarged in a dialog and closes again, leaving one drawing on the page', () => {
    expect(screen.getAllByRole('img')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge the diagram' }));
    const dialog = screen.getByRole('dialog', { name: 'Four rings around the λ13 triangle' });
    expect(within(dialog).getAllByRole('img')).toHaveLength(1);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close the diagram' }));
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});

describe('Core Civic Equation', () => {
  test('multiplies seven factors, the last of them TCΣ·λ13·Φ×A/τ·SLI', () => {
    const equation = screen.getByRole('region', { name: 'Core Civic Equation' });
    const drawn = equation.querySelector('[aria-hidden="true"]')?.textContent;
    expect(drawn).toBe(
      'ΩLL^Symsymbiotic longevity' +
        '=Ξaccessaccess×Hhuman confirmation×Mmachine assist×Agt_capagentic capability×Ksenseknowledge×Σsymbiosymbiosis' +
        '×TCΣ·λ13·Φ×Aτ·SLIcoherence',
    );
  });

  test('is read aloud as a sentence, and says what a zero does', () => {
    expect(screen.getByText(/^Omega LL Sym, symbiotic longevity, equals access times human confirmation/)).toBeTruthy();
    expect(screen.getByText('If any term is zero, longevity coherence drops.')).toBeTruthy();
  });
});

test('the drift example is marked as made up before it is opened', () => {
  const head = screen.getByRole('heading', { name: 'What drift looks like' }).parentElement;
  expect(head?.textContent).toBe('What drift looks likeSample data');
});

test('the promise has the four points, and the section ends with the drift sentence', () => {
  const points = Array.from(document.querySelectorAll('li strong'), ({ textContent }) => textContent);
  expect(points).toEqual(['Access', 'Agentics', 'Knowledge', 'Symbiosis']);
  expect(
    screen.getByText(
      'Drift in Ω across income, disability, language or neighbourhood triggers review and public response.',
    ),
  ).toBeTruthy();
});

test('the three features are described as a design, with a link to what runs today', () => {
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual(['Real-time validation', 'Human oversight', 'Blockchain ledger']);
  expect(screen.getByText(/This site reads no sensors, does no monitoring and has no blockchain/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/architecture');
});
