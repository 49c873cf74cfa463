import type { HeroVideoUrls } from './hero-video.tsx';

const plates = import.meta.glob<string>('../../assets/plates/*.svg', { query: '?url', import: 'default', eager: true });
const films = import.meta.glob<string>('../../assets/films/*.mp4', { query: '?url', import: 'default', eager: true });
const posters = import.meta.glob<string>('../../assets/films/*-poster.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the URL of a place's picture, or '' if there is none. Only loaders call it, at build time. */
export function findPlacePictureUrl(key: string): string {
  return plates[`../../assets/plates/${key}.svg`] ?? '';
}

/** Returns the URLs of a place's video and of its still image. Throws if one is missing. */
export function findHeroVideoUrls(key: string): HeroVideoUrls {
  const film = films[`../../assets/films/${key}.mp4`];
  const poster = posters[`../../assets/films/${key}-poster.jpg`];
  if (film === undefined || poster === undefined) {
    throw new Error(`There is no film and poster "${key}" in web/assets/films. Run "npm run media -- films".`);
  }
  return { film, poster };
}
