// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CaptionedVideo } from './captioned-video.tsx';

it('shows a message instead of a black frame when the film cannot be loaded', () => {
  const { container } = render(
    <CaptionedVideo src="/film.mp4" captions={{ src: '/film.vtt', label: 'English' }} failure="No film today.">
      Your browser plays no films.
    </CaptionedVideo>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.error(container.querySelector('source') as HTMLSourceElement);
  expect(screen.getByRole('status').textContent).toBe('No film today.');
  expect(container.querySelector('video')).toBeNull();
});
