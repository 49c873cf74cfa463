import type { Hub } from '../../../domain/hub/hub.ts';
import { formatPercentage } from '../../languages/format.ts';
import { englishAttributes, isSourceLanguage } from '../../languages/localize-text.ts';
import { hubMapText } from './hub-map-text.ts';
import styles from './hub-popup.module.css';

interface PopupEvents {
  readonly onExplore: (path: string) => void;
  readonly onClose: () => void;
}

/**
 * Creates the content of a hub's popup. Its link can be opened in a new tab; a plain click on it calls `onExplore`
 * instead.
 */
export function createPopupContent(hub: Hub, { onExplore, onClose }: PopupEvents): HTMLElement {
  const content = element('div', styles.content);
  content.append(createName(hub), createRegion(hub), createScores(hub));
  content.append(hub.path === null ? createComingSoon() : createLink(hub.name, hub.path, onExplore));
  content.append(createCloseButton(onClose));
  return content;
}

function createName({ name }: Hub): HTMLElement {
  const line = element('p', styles.name);
  line.append(element('bdi', undefined, name));
  return line;
}

/** Creates the line with a hub's region. It is marked as English, because regions are recorded only in English. */
function createRegion({ region }: Hub): HTMLElement {
  const line = element('p', styles.region);
  line.append(Object.assign(element('bdi', undefined, region), englishAttributes));
  return line;
}

function createScores(hub: Hub): HTMLElement {
  const scores = element('dl', styles.scores);
  const rows = [
    { label: hubMapText.sli, share: hub.sli, isEstimated: hub.estimated.includes('sli') },
    { label: hubMapText.xiAccess, share: hub.xiAccess, isEstimated: hub.estimated.includes('xiAccess') },
  ];
  for (const { label, share, isEstimated } of rows) {
    const score = element('div', styles.score);
    score.append(element('dt', undefined, label), element('dd', undefined, formatPercentage(share, 1)));
    score.append(element('dd', styles.estimate, isEstimated ? hubMapText.estimate : hubMapText.founding));
    scores.append(score);
  }
  return scores;
}

function createCloseButton(onClose: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.close ?? '';
  button.textContent = '×';
  button.setAttribute('aria-label', hubMapText.closePopup);
  button.addEventListener('click', onClose);
  return button;
}

function createComingSoon(): HTMLElement {
  const sentence = element('p', styles.soon, hubMapText.comingSoon);
  sentence.tabIndex = -1;
  return sentence;
}

function createLink(name: string, path: string, onExplore: (path: string) => void): HTMLElement {
  const link = document.createElement('a');
  link.className = styles.link ?? '';
  link.href = path;
  link.textContent = hubMapText.explore(name);
  if (!isSourceLanguage) link.hreflang = 'en';
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onExplore(path);
  });
  return link;
}

function element(name: string, className: string | undefined, text?: string): HTMLElement {
  const created = document.createElement(name);
  if (className !== undefined) created.className = className;
  if (text !== undefined) created.textContent = text;
  return created;
}
