// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { mayHaveSession, removeTokensFromUrl, sessionStorageKey } from './stored-session.ts';

const strangersTokens = '#access_token=abc&refresh_token=def&expires_in=3600&token_type=bearer';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe("an address with a stranger's tokens", () => {
  test('loads no account code and starts no session', () => {
    window.history.replaceState(null, '', `/hubs${strangersTokens}`);
    expect(mayHaveSession()).toBe(false);
  });

  test('loses the tokens and keeps the rest', () => {
    window.history.replaceState({ key: 'k' }, '', `/hubs?view=list${strangersTokens}`);
    removeTokensFromUrl();
    expect(window.location.href).toMatch(/\/hubs\?view=list$/);
    expect(window.history.state).toEqual({ key: 'k' });
  });

  test('keeps an anchor of the page', () => {
    window.history.replaceState(null, '', '/#administration');
    removeTokensFromUrl();
    expect(window.location.hash).toBe('#administration');
  });
});

describe('the code in a link', () => {
  test('is accepted only in the browser that requested it', () => {
    window.history.replaceState(null, '', '/reset-password?code=abc');
    expect(mayHaveSession()).toBe(false);
    localStorage.setItem(`${sessionStorageKey}-code-verifier`, '"verifier/recovery"');
    expect(mayHaveSession()).toBe(true);
  });

  test('is no session when only a verifier is stored', () => {
    localStorage.setItem(`${sessionStorageKey}-code-verifier`, '"verifier/recovery"');
    expect(mayHaveSession()).toBe(false);
  });
});
