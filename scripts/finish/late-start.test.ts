// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startAfterPaint } from './late-start.ts';

const html =
  '<head><link rel="modulepreload" href="/assets/root.js"/><link rel="icon" href="/i.svg"/></head><body>' +
  '<script>before();</script><script type="module" async="">import "/assets/manifest.js";\n' +
  'import * as route0 from "/assets/root.js";\n  \n  window.modules = {"root":route0};\n\nimport("/assets/entry.js");</script></body>';

const startOf = (page: string) => /<script type="module" async="">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

describe('the page', () => {
  test('loads no module ahead, and keeps everything else where it was', () => {
    const late = startAfterPaint(html);
    expect(late).not.toContain('<link rel="modulepreload"');
    expect(late).toContain('<head><link rel="icon" href="/i.svg"/></head><body><script>before();</script>');
  });

  test('imports the same modules in the same order, and then starts the router', () => {
    const start = startOf(startAfterPaint(html));
    expect(start).not.toMatch(/^import [*"]/m);
    expect(start).toContain('await Promise.all([import("/assets/manifest.js"), import("/assets/root.js")])');
    expect(start).toContain('const [, route0] =');
    expect(start).toContain('window.modules = {"root":route0};\n\nimport("/assets/entry.js");');
    expect(start).toContain('for (const href of ["/assets/root.js"])');
  });

  test('without the start of the router is an error', () => {
    expect(() => startAfterPaint('<body></body>')).toThrow('Got a page without the script that starts the router');
  });
});

describe('a press before the page can answer', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  /** Runs the part of the start that watches presses; its imports cannot run here. */
  function openPage(): HTMLButtonElement {
    const start = startOf(startAfterPaint(html));
    const watching = start.slice(
      start.indexOf('const answerPress'),
      start.indexOf('for (const gesture of gestures) add'),
    );
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

  test('is not answered twice where that press made the page ready', () => {
    const button = openPage();
    const answer = vi.fn();
    button.addEventListener('click', becomeReady);
    button.addEventListener('click', answer);
    button.click();
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
