// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PlaceChoice } from './place-choice.tsx';

const unknown = /^We could not find “Exampleton-on-Sea”\./;

async function typeIn(words: string) {
  const onChoose = vi.fn();
  const onWriting = vi.fn();
  render(<PlaceChoice readTowns={async () => []} onChoose={onChoose} onTyping={onWriting} />);
  const field = screen.getByRole('combobox');
  await act(async () => fireEvent.focus(field));
  await act(async () => fireEvent.change(field, { target: { value: words } }));
  return { field, onChoose, onWriting };
}

test('says that a place is unknown and what to do, even after the field has lost the focus', async () => {
  const { field, onChoose } = await typeIn('Exampleton-on-Sea ');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  await act(async () => fireEvent.blur(field));
  expect(screen.getAllByText(unknown)[0]?.textContent).toContain(
    'Try a larger town nearby, or choose a point on the map.',
  );
  expect(onChoose).not.toHaveBeenCalled();
});

test('selects a known place without a message', async () => {
  const { field, onChoose } = await typeIn('krak');
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Kraków' }));
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('selects coordinates as a point, and offers both when their order is unclear', async () => {
  const { field, onChoose } = await typeIn('47.3769, 8.5417');
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent?.trim());
  expect(options).toEqual(['47.3769° N, 8.5417° E', '8.5417° N, 47.3769° E']);
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ position: [8.5417, 47.3769], isPoint: true }));
});

test.each([
  ['8001', /^“8001” looks like a postcode\. We cannot search by postcode\./],
  ['SW1A 1AA', /^“SW1A 1AA” looks like a postcode/],
  ['147.3, 208.5', /^These coordinates do not exist/],
  ["47°72' N 8°32' E", /^We could not read these coordinates/],
  ['https://maps.example.org/short', /^This link contains no coordinates/],
])('for %s says what can be typed instead', async (typed, sentence) => {
  await typeIn(typed);
  expect(screen.getAllByText(sentence)).not.toHaveLength(0);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that ends an input method composition selects no place: %o',
  async (sign) => {
    const { field, onChoose } = await typeIn('krak');
    await act(async () => fireEvent.keyDown(field, { key: 'Enter', ...sign }));
    expect(onChoose).not.toHaveBeenCalled();
  },
);

test('counts the visitor as writing until they clear the field or leave it', async () => {
  const { field, onWriting } = await typeIn('krak');
  expect(onWriting).toHaveBeenLastCalledWith(true);
  await act(async () => fireEvent.change(field, { target: { value: '' } }));
  expect(onWriting).toHaveBeenLastCalledWith(false);
  await act(async () => fireEvent.change(field, { target: { value: 'zür' } }));
  expect(onWriting).toHaveBeenLastCalledWith(true);
  await act(async () => fireEvent.blur(field));
  expect(onWriting).toHaveBeenLastCalledWith(false);
});
