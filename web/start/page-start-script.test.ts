// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydratedEvent } from './hydrated-event.ts';
import { pageStartScript, revisitScript } from './page-start-script.ts';

const answer = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  answer.mockClear();
  reload.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = '<button type="button">Find</button><input type="search">';
  document.body.onclick = ({ target }) => {
    if (target instanceof HTMLButtonElement) answer();
  };
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.mocked(console.warn).mockImplementation(() => {});
});

afterEach(() => {
  window.dispatchEvent(new Event(hydratedEvent));
  vi.unstubAllGlobals();
});

/** Runs the script's text as the page does. */
const start = () => new Function(pageStartScript)();
const hydrate = () => window.dispatchEvent(new Event(hydratedEvent));
/** Resolves after all pending tasks have run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const press = () => document.querySelector('button')?.click();

function failCode() {
  const script = Object.assign(document.createElement('script'), { type: 'module', textContent: 'gone()' });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

test('a press is handled once, when the page is hydrated', () => {
  start();
  press();
  expect(answer).not.toHaveBeenCalled();
  hydrate();
  expect(answer).toHaveBeenCalledOnce();
  press();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('typed text is entered again after hydration', async () => {
  start();
  const field = document.querySelector('input');
  if (field === null) throw new Error('Got no field');
  field.value = 'hawaii';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  const onInput = vi.fn();
  field.addEventListener('input', onInput);
  hydrate();
  await nextTask();
  expect(field.value).toBe('hawaii');
  expect(onInput).toHaveBeenCalledOnce();
});

test('when the code fails to load, the next press reloads the page and is handled there', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null)),
  );
  start();
  failCode();
  expect(reload).not.toHaveBeenCalled();
  press();
  await nextTask();
  expect(reload).toHaveBeenCalledOnce();
  hydrate();
  answer.mockClear();
  sessionStorage.setItem('pressed-before-reload', `0 ${location.pathname}`);
  start();
  hydrate();
  expect(answer).toHaveBeenCalledOnce();
});

test('offline the page stays as it is, to be read', async () => {
  const ask = vi.fn(async () => Promise.reject(new Error('no network')));
  vi.stubGlobal('fetch', ask);
  start();
  failCode();
  press();
  await nextTask();
  expect(ask).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('ignores failures after hydration', () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null)),
  );
  start();
  hydrate();
  failCode();
  press();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['navigate', undefined],
  ['reload', 'all'],
  ['back_forward', 'all'],
])('a page opened by %s is marked as laid out: %s', (type, mark) => {
  const dataset: Record<string, string> = {};
  const performance = { getEntriesByType: () => [{ type }] };
  new Function('performance', 'document', revisitScript)(performance, { documentElement: { dataset } });
  expect(dataset.laidOut).toBe(mark);
});
