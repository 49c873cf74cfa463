import { firstYear, lastYear } from '../../../../domain/life/life-story.ts';
import { formatLifeValue, isShare } from '../../../../domain/life/measures.ts';
import { csvOf } from '../../../../domain/text/csv.ts';
import { saveAddress } from '../../../ui/save-address.ts';
import { saveTextFile } from '../../../ui/save-text-file.ts';
import type { ChartLine } from '../chart/life-chart-geometry.ts';
import { lifeText, measureText, viewTitle } from '../text.ts';
import type { LifeRow } from './life-table.tsx';
import type { LifeView } from './life-view.ts';

const figure = (value: number | undefined) => (value === undefined ? '' : formatLifeValue(value).replace('−', '-'));
const nameOf = (view: LifeView, ending: string) => `life-expectancy-${view.measure}-${view.year}.${ending}`;
const terms = `${lifeText.sourceWords} ${lifeText.cite}: ${lifeText.title}, Symbiotics Longevity Map`;
const numbers = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);

/** The displayed table, with source and licence in each row. */
export function saveTable(view: LifeView, rows: readonly LifeRow[]): void {
  const unit = isShare(view.measure) ? 'of_a_hundred' : 'years';
  const lines = rows.map(({ code, name, rank, values }) => [
    code,
    name,
    ...[values.both, values.women, values.men].map((value) => numbers(figure(value))),
    rank?.rank ?? '',
    rank?.from ?? '',
    rank?.to ?? '',
    viewTitle(view),
    terms,
  ]);
  const head = ['code', 'name', `both_${unit}`, `women_${unit}`, `men_${unit}`, 'rank', 'group_from', 'group_to'];
  saveTextFile(nameOf(view, 'csv'), 'text/csv;charset=utf-8', csvOf([[...head, 'what', 'source'], ...lines]));
}

/** The chart's lines, one row per year, with the projection's bounds if any. */
export function saveLines(view: LifeView, lines: readonly ChartLine[]): void {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at);
  const rows = lines.flatMap(({ code, name, values, bounds }) =>
    years.map((year, at) => {
      const after = at - (years.length - (bounds[0]?.length ?? 0));
      const bound = (place: number, side: 1 | -1) => {
        const [value, distance] = [values[at] ?? undefined, bounds[place]?.[after]];
        return numbers(figure(value === undefined || distance === undefined ? undefined : value + side * distance));
      };
      return [
        code,
        name,
        year,
        numbers(figure(values[at] ?? undefined)),
        bound(0, -1),
        bound(1, 1),
        bound(2, -1),
        bound(3, 1),
        terms,
      ];
    }),
  );
  const head = ['code', 'name', 'year', view.measure, 'low_80', 'high_80', 'low_95', 'high_95', 'source'];
  saveTextFile(`life-expectancy-${view.measure}-lines.csv`, 'text/csv;charset=utf-8', csvOf([head, ...rows]));
}

const inked = ['fill', 'stroke', 'stroke-width', 'opacity'] as const;

/** The map as a standalone image: colours inlined into each shape, title and source below. */
function pictureOf(svg: SVGSVGElement, view: LifeView): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const own = [...svg.querySelectorAll('path, circle, rect')];
  [...copy.querySelectorAll('path, circle, rect')].forEach((shape, at) => {
    const source = own[at];
    if (source === undefined) return;
    const style = getComputedStyle(source);
    for (const name of inked) {
      const value = style.getPropertyValue(name);
      if (!value.includes('url(')) shape.setAttribute(name, value);
    }
  });
  const { width, height } = svg.viewBox.baseVal;
  const page = getComputedStyle(document.documentElement);
  const label = (y: number, size: number, text: string) =>
    `<text x="24" y="${y}" font-family="sans-serif" font-size="${size}" fill="${page.color}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + 110}" viewBox="0 0 ${width} ${height + 110}">`,
    `<rect width="100%" height="100%" fill="${getComputedStyle(svg).backgroundColor}"/>`,
    copy.innerHTML,
    label(height + 50, 36, `${viewTitle(view)} (${measureText[view.measure].unit})`),
    label(
      height + 88,
      20,
      `UN, World Population Prospects 2024 (CC BY 3.0 IGO); Natural Earth. ${window.location.host}/life-expectancy`,
    ),
    '</svg>',
  ].join('');
}

export const saveSvg = (svg: SVGSVGElement, view: LifeView): void =>
  saveAddress(nameOf(view, 'svg'), `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureOf(svg, view))}`);

/** Rejects if the browser cannot render the image. */
export async function savePng(svg: SVGSVGElement, view: LifeView): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureOf(svg, view))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw the picture. Save the map as SVG.');
  pen.drawImage(image, 0, 0);
  saveAddress(nameOf(view, 'png'), canvas.toDataURL('image/png'));
}
