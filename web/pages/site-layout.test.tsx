// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import SiteLayout from './site-layout.tsx';

test('the focus is at the start of a page before the page is visible', async () => {
  const router = createMemoryRouter([
    {
      element: <SiteLayout />,
      children: [
        { path: '/', element: <p id="one">one</p> },
        { path: '/two', element: <Link to="/">two</Link> },
      ],
    },
  ]);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<RouterProvider router={router} />);
  await expect.poll(() => document.querySelector('#one')).not.toBeNull();
  const focused: (string | undefined)[] = [];
  // The observer is called as soon as the page is in the document, before any other code of the page runs.
  new MutationObserver(() => {
    if (document.querySelector('#one') === null) focused.push(document.activeElement?.id);
  }).observe(container, { childList: true, subtree: true });
  await router.navigate('/two');
  await expect.poll(() => focused[0]).toBe('content');
  root.unmount();
});
