import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { explainerFilm } from './films/explainer.ts';
import { renderFilm, renderStill } from './films/film.ts';
import { introFilm } from './films/intro.ts';
import { madridFilm } from './films/madrid.ts';
import { portugalFilm } from './films/portugal.ts';
import { registerFonts } from './fonts.ts';

const folder = new URL('../web/assets/films/', import.meta.url);

/**
 * `node media/films.ts [name…]` renders the named films, by default all of them. `node media/films.ts --still name
 * second file.jpg` writes one frame.
 */
async function main(words: readonly string[]): Promise<void> {
  registerFonts();
  mkdirSync(folder, { recursive: true });
  const films = [introFilm, explainerFilm, madridFilm, portugalFilm];
  if (words[0] === '--still') {
    const film = films.find((one) => one.name === words[1]);
    if (!film || !words[3])
      throw new Error(`"${words.join(' ')}" is not --still NAME SECOND FILE. Name one of the films.`);
    return writeFileSync(words[3], await renderStill(film, Number(words[2])));
  }
  for (const film of films.filter((one) => words.length === 0 || words.includes(one.name))) {
    await renderFilm(film, folder);
    console.log(`${film.name}.mp4 ${(statSync(new URL(`${film.name}.mp4`, folder)).size / 1000).toFixed(0)} kB`);
  }
}

if (import.meta.main) await main(process.argv.slice(2));
