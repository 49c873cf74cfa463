import { hydratedEvent } from '../../web/start/hydrated-event.ts';
import { wordsLoader } from '../../web/start/load-words.ts';
import { captureClick } from '../../web/start/replay-click.ts';
import { replayInput } from '../../web/start/replay-input.ts';
import type { WordsOfPage } from './languages/build-words.ts';

const modulePreload = /<link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref="(?<address>[^"]+)"[^>]*>/g;
const bootScript = /(?<=<script type="module" async="">)import "[\s\S]*?(?=<\/script>)/;
const routerEntry = /^(?<start>[\s\S]*)\b(?<entry>import\("[^"]+"\));?\s*$/;
const unknownStart = 'A page lacks the script that starts the router. See scripts/postbuild/defer-hydration.ts.';
const importLine = /^import (?:\* as (?<name>\w+) from )?"(?<address>[^"]+)";\n/;

/**
 * Lets a page's modules come after its first paint, for on a slow line they are ten times the page itself. They come at once where the
 * visitor does something, arrives at an anchor, or looks elsewhere (a hidden page paints nothing). A button that is pressed before it
 * can answer is pressed again as soon as it can, and what is typed before is typed again: nobody should have to ask twice for a
 * defibrillator. Where the line breaks, the next press, or the line's return, asks for the code again. Throws where the router's start
 * looks different from what is rewritten here. `words` are those of the page's language, which come before any code that shows them. A press in
 * the locator asks for `pressFiles` at once, beside the page's own: one wave of requests where there were three.
 */
export function deferHydration(
  html: string,
  words: WordsOfPage = { ahead: null, late: {} },
  pressFiles: readonly string[] = [],
): string {
  const ahead = [
    ...(words.ahead === null ? [] : [words.ahead]),
    ...[...html.matchAll(modulePreload)].map(({ groups }) => groups?.address ?? ''),
  ];
  const boot = bootScript.exec(html)?.[0];
  if (boot === undefined) throw new Error(unknownStart);
  const unnamed = pressFiles.filter((file) => !html.includes(`href="${file}"`));
  const forPress = unnamed.length > 0 ? fetchForPress(unnamed) : '';
  const start = `${loadLate(boot, ahead, words)}\n${forPress}${answerPress}\n${beginAtPaint}`;
  return html.replace(modulePreload, '').replace(bootScript, () => start);
}

/** The same start with its imports inside a function, and with the modules to load ahead asked for by the script. */
function loadLate(boot: string, ahead: readonly string[], words: WordsOfPage): string {
  const names: string[] = [];
  const imports: string[] = [];
  let rest = boot;
  for (let line = importLine.exec(rest); line !== null; line = importLine.exec(rest)) {
    names.push(line.groups?.name ?? '');
    imports.push(`import("${line.groups?.address}")`);
    rest = rest.slice(line[0].length);
  }
  const { start, entry } = routerEntry.exec(rest)?.groups ?? {};
  if (start === undefined || entry === undefined) throw new Error(unknownStart);
  return `const gestures = ["pointerdown", "keydown"];
const kinds = { js: { rel: "modulepreload" }, json: { rel: "preload", as: "fetch", crossOrigin: "anonymous" } };
const fetchAhead = (addresses) => {
  for (const href of addresses) {
    document.head.append(Object.assign(document.createElement("link"), kinds[href.slice(href.lastIndexOf(".") + 1)], { href }));
  }
};
let hasBegun = false;
const begin = async () => {
  if (hasBegun) return;
  hasBegun = true;
  for (const gesture of gestures) removeEventListener(gesture, begin, true);
  try {
    await load();
  } catch (cause) {
    console.warn("The page's code did not load; the next press asks for it again.", cause);
    hasBegun = false;
    awaitSign();
    addEventListener("online", begin, { once: true });
  }
};
const awaitSign = () => {
  for (const gesture of gestures) addEventListener(gesture, begin, true);
};
const load = async () => {
  fetchAhead(${JSON.stringify(ahead)});
  ${lateWords(words)}${words.ahead === null ? '' : `await import("${words.ahead}");\n  `}const [${names.join(', ')}] = await Promise.all([${imports.join(', ')}]);
  ${start.trim()}
  await ${entry};
};`;
}

/** Gives the page the words that it asks for later. */
function lateWords({ late }: WordsOfPage): string {
  return Object.keys(late).length === 0 ? '' : `globalThis.loadWords = (${wordsLoader})(${JSON.stringify(late)});\n  `;
}

/** Once the page has come to life it asks for them by itself. */
function fetchForPress(files: readonly string[]): string {
  return `const fetchForPress = ({ target }) => {
  if (!(target instanceof Element) || target.closest("#aed-locator button") === null) return;
  leavePresses();
  fetchAhead(${JSON.stringify(files)});
};
const leavePresses = () => {
  for (const gesture of gestures) removeEventListener(gesture, fetchForPress, true);
};
for (const gesture of gestures) addEventListener(gesture, fetchForPress, true);
addEventListener("${hydratedEvent}", leavePresses, { once: true });
`;
}

const answerPress = `const answerPress = (${captureClick})(document);
const answerEdits = (${replayInput})();
addEventListener("${hydratedEvent}", () => { answerPress(); answerEdits(); }, { once: true });`;

/** For a browser that does not tell when it paints, in ms. */
const longestWait = 2000;

/** When the code is asked for. */
export const beginAtPaint = `awaitSign();
if (document.hidden || location.hash !== "") begin();
else {
  new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
  setTimeout(begin, ${longestWait});
}`;
