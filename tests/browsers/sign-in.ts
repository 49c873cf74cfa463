import type { Visitor } from './visitor.ts';

/** Signs in as the administrator whose account the server created at its first start. */
export async function signInAsAdministrator(visitor: Visitor, password: string): Promise<void> {
  await visitor.open('/sign-in');
  await visitor.fill('textbox', 'E-mail address', 'admin@localhost');
  await visitor.ask(() => document.querySelector<HTMLElement>('input[type=password]')?.focus());
  await visitor.type(password);
  await visitor.press('button', 'Sign in', 'main');
  await visitor.see('main', 'You are signed in as admin@localhost.');
}
