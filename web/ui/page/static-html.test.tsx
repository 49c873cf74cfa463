// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

test('a translated page keeps its server HTML when React renders it again or remounts it', async () => {
  document.documentElement.lang = 'de';
  document.body.innerHTML = '<div><p id="note" class="small">Nichts hier ist <a href="/terms">Rat</a>.</p></div>';
  const { StaticHtml } = await import('./static-html.tsx');
  const page = document.body.firstElementChild as HTMLElement;
  const note = (key: string) => (
    <StaticHtml key={key} as="p" id="note" className="small">
      Nothing here is advice.
    </StaticHtml>
  );
  const { rerender } = render(note('one'), { container: page, hydrate: true });
  rerender(note('one'));
  expect(page.textContent).toBe('Nichts hier ist Rat.');
  rerender(note('two'));
  expect(page.querySelector('a')?.textContent).toBe('Rat');
});
