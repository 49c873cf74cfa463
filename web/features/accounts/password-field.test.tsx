// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

function show() {
  render(
    <form aria-label="Form" onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" autoComplete="current-password" />
    </form>,
  );
  const field = screen.getByLabelText('Password') as HTMLInputElement;
  return { field, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
}

test('the password is shown and hidden again, and the caret stays in place', () => {
  const { field, press } = show();
  fireEvent.change(field, { target: { value: 'long enough' } });
  field.setSelectionRange(4, 4);
  press('Show Password');
  expect([field.type, field.value, field.selectionStart, field.autocomplete]).toEqual([
    'text',
    'long enough',
    4,
    'current-password',
  ]);
  press('Hide Password');
  expect(field.type).toBe('password');
});

test('pressing the button leaves the focus in the field', () => {
  show();
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Show Password' }))).toBe(false);
});

test('a shown password is hidden on submit', () => {
  const { field, press } = show();
  press('Show Password');
  act(() => void fireEvent.submit(screen.getByRole('form')));
  expect(field.type).toBe('password');
});
