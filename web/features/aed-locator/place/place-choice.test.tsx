// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PlaceChoice } from './place-choice.tsx';

const unknown = /^We do not know a place called 'Exampleton-on-Sea':/;

async function typeIn(words: string) {
  const onChoose = vi.fn();
  const onWriting = vi.fn();
  render(<PlaceChoice readTowns={async () => []} onChoose={onChoose} onWriting={onWriting} />);
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
  expect(screen.getAllByText(unknown)[0]?.textContent).toContain('Type a larger place nearby, or point at the map.');
  expect(onChoose).not.toHaveBeenCalled();
});

test('a known place is chosen, and nothing is said of it', async () => {
  const { field, onChoose } = await typeIn('krak');
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Kraków' }));
  expect(field.getAttribute('aria-invalid')).toBe('false');
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
