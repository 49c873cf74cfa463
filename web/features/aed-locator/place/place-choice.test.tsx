// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PlaceChoice } from './place-choice.tsx';

const unknown = /^We could not find 'Exampleton-on-Sea'\./;

async function typeIn(words: string) {
  const onChoose = vi.fn();
  const onWriting = vi.fn();
  render(<PlaceChoice readTowns={async () => []} onChoose={onChoose} onTyping={onWriting} />);
  const field = screen.getByRole('combobox');
  await act(async () => fireEvent.focus(field));
  await act(async () => fireEvent.change(field, { target: { value: words } }));
  return { field, onChoose, onWriting };
}

test('of a place that is not known it is said so and what to do, and not only while the field has the focus', async () => {
  const { field, onChoose } = await typeIn('Exampleton-on-Sea ');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  await act(async () => fireEvent.blur(field));
  expect(screen.getAllByText(unknown)[0]?.textContent).toContain(
    'Try a larger town nearby, or choose a point on the map.',
  );
  expect(onChoose).not.toHaveBeenCalled();
});

test('a known place is chosen, and nothing is said of it', async () => {
  const { field, onChoose } = await typeIn('krak');
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Kraków' }));
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('coordinates are chosen as a point, and where their order is not told both are offered', async () => {
  const { field, onChoose } = await typeIn('47.3769, 8.5417');
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent?.trim());
  expect(options).toEqual(['47.3769° N, 8.5417° E', '8.5417° N, 47.3769° E']);
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ position: [8.5417, 47.3769], isPoint: true }));
});

test.each([
  ['8001', /^'8001' looks like a postcode\. We cannot search by postcode\./],
  ['SW1A 1AA', /^'SW1A 1AA' looks like a postcode/],
  ['147.3, 208.5', /^These coordinates do not exist/],
  ["47°72' N 8°32' E", /^We could not read these coordinates/],
  ['https://maps.example.org/short', /^This link contains no coordinates/],
])('of %s it is told what can be typed instead', async (typed, sentence) => {
  await typeIn(typed);
  expect(screen.getAllByText(sentence)).not.toHaveLength(0);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that confirms a conversion of an input method chooses no place: %o',
  async (sign) => {
    const { field, onChoose } = await typeIn('krak');
    await act(async () => fireEvent.keyDown(field, { key: 'Enter', ...sign }));
    expect(onChoose).not.toHaveBeenCalled();
  },
);

test('whoever writes is heard to, until they clear the field or leave it', async () => {
  const { field, onWriting } = await typeIn('krak');
  expect(onWriting).toHaveBeenLastCalledWith(true);
  await act(async () => fireEvent.change(field, { target: { value: '' } }));
  expect(onWriting).toHaveBeenLastCalledWith(false);
  await act(async () => fireEvent.change(field, { target: { value: 'zür' } }));
  expect(onWriting).toHaveBeenLastCalledWith(true);
  await act(async () => fireEvent.blur(field));
  expect(onWriting).toHaveBeenLastCalledWith(false);
});
