// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { replayInput } from '../../web/start/replay-input.ts';
import { deferHydration } from './defer-hydration.ts';

const html =
  '<head><link rel="modulepreload" href="/assets/root.js"/><link rel="icon" href="/i.svg"/></head><body>' +
  '<script>before();</script><script type="module" async="">import "/assets/manifest.js";\n' +
  'import * as route0 from "/assets/root.js";\n  \n  window.modules = {"root":route0};\n\nimport("/assets/entry.js");</script></body>';

const startOf = (page: string) => /<script type="module" async="">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

describe('the page', () => {
  test('loads no module ahead, and keeps everything else where it was', () => {
    const late = deferHydration(html);
    expect(late).not.toContain('<link rel="modulepreload"');
    expect(late).toContain('<head><link rel="icon" href="/i.svg"/></head><body><script>before();</script>');
  });

  test('imports the same modules in the same order, and then starts the router', () => {
    const start = startOf(deferHydration(html));
    expect(start).not.toMatch(/^import [*"]/m);
    expect(start).toContain('await Promise.all([import("/assets/manifest.js"), import("/assets/root.js")])');
    expect(start).toContain('const [, route0] =');
    expect(start).toContain('window.modules = {"root":route0};\n  await import("/assets/entry.js");');
    expect(start).toContain('fetchAhead(["/assets/root.js"])');
  });

  test('without the start of the router is an error', () => {
    expect(() => deferHydration('<body></body>')).toThrow('A page lacks the script that starts the router');
  });
});

describe('a press in the locator before the page can answer', () => {
  const files = ['/aeds/index.json', '/assets/answer.js'];
  const addresses = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

  afterEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  function openPage(page: string) {
    const start = startOf(deferHydration(page, undefined, files));
    document.body.innerHTML = '<section id="aed-locator"><button type="button"></button></section><a href="/">Map</a>';
    const fetching = start.slice(0, start.indexOf('let hasBegun'));
    const listening = start.slice(start.indexOf('const fetchForPress'), start.indexOf('const answerPress'));
    new Function(fetching + listening)();
  }

  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  test('asks at once for what answers it, and once', () => {
    openPage(html);
    press('a');
    expect(addresses()).toEqual([]);
    press('button');
    press('button');
    expect(addresses()).toEqual(files);
  });

  test('asks for nothing that the page names', () => {
    openPage(html.replace('</head>', '<link rel="stylesheet" href="/assets/answer.js"/></head>'));
    press('button');
    expect(addresses()).toEqual(['/aeds/index.json']);
  });

  test('is left to the page once that has come to life', () => {
    openPage(html);
    window.dispatchEvent(new Event('symbiotics:hydrated'));
    press('button');
    expect(addresses()).toEqual([]);
  });
});

describe('a press before the page can answer', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  /** Runs the part of the start that watches presses; its imports cannot run here. */
  function openPage(): HTMLButtonElement {
    const start = startOf(deferHydration(html));
    const watching = start.slice(start.indexOf('const answerPress'), start.indexOf('awaitSign();\nif'));
    document.body.innerHTML = '<button type="button"><span>Find</span></button>';
    new Function(watching)();
    return document.querySelector('button') as HTMLButtonElement;
  }

  const becomeReady = () => window.dispatchEvent(new Event('symbiotics:hydrated'));

  test('is answered when it can', () => {
    const button = openPage();
    button.querySelector('span')?.click();
    const answer = vi.fn();
    button.addEventListener('click', answer);
    becomeReady();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('is not answered twice where the page could answer before it said so', () => {
    const button = openPage();
    const answer = vi.fn();
    button.addEventListener('click', answer);
    button.click();
    becomeReady();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('is forgotten when something else was pressed since', () => {
    const button = openPage();
    button.click();
    document.body.click();
    const answer = vi.fn();
    button.addEventListener('click', answer);
    becomeReady();
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('what is typed before the page can answer', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  test('is typed, chosen and ticked again when it can, and no form is sent before', async () => {
    const answer = replayInput();
    document.body.innerHTML =
      '<form><input type="search"/><select><option value=""></option><option value="city"></option></select><input type="checkbox"/></form>';
    const [search, box] = document.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement];
    const select = document.querySelector('select') as HTMLSelectElement;
    search.value = 'oki';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    select.value = 'city';
    select.dispatchEvent(new Event('input', { bubbles: true }));
    box.click();
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);

    // As hydration leaves them.
    [search.value, select.value, box.checked] = ['', '', false];
    const heard: string[] = [];
    for (const type of ['input', 'change']) {
      document.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).tagName}`));
    }
    await answer();
    expect([search.value, select.value, box.checked]).toEqual(['oki', 'city', true]);
    expect(heard).toEqual(expect.arrayContaining(['input INPUT', 'change SELECT']));
  });

  test('is left alone where the page knows it', async () => {
    const answer = replayInput();
    document.body.innerHTML = '<input type="search"/>';
    const search = document.querySelector('input') as HTMLInputElement;
    search.value = 'oki';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    const heard = vi.fn();
    document.addEventListener('input', heard);
    await answer();
    expect(heard).not.toHaveBeenCalled();
  });
});
