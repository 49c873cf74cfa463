import type { PopulationSex } from '../../../../domain/life-expectancy/abridged-life-table.ts';
import {
  formatMeasureValue,
  isMeasuredInThousandths,
  shadeBandBounds,
} from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import { firstSeriesYear, lastSeriesYear } from '../../../../domain/life-expectancy/life-expectancy-record.ts';
import { toCsv } from '../../../../domain/text/csv.ts';
import { downloadFromUrl } from '../../../ui/download-from-url.ts';
import { downloadTextFile } from '../../../ui/download-text-file.ts';
import type { ChartLine } from '../chart/life-expectancy-chart-geometry.ts';
import { formatShadeBound, formatViewTitle, lifeExpectancyText, measureText } from '../text.ts';
import type { LifeExpectancyRow } from './life-expectancy-table.tsx';
import type { LifeExpectancyView } from './life-expectancy-view.ts';

const figure = (value: number | undefined) => (value === undefined ? '' : formatMeasureValue(value).replace('−', '-'));
const nameOf = (view: LifeExpectancyView, ending: string) => `life-expectancy-${view.measure}-${view.year}.${ending}`;
const terms = `${lifeExpectancyText.sourceWords} ${lifeExpectancyText.cite}: ${lifeExpectancyText.title}, Symbiotics Longevity Map`;
const numbers = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);

/**
 * Returns the columns of values, which are those of the displayed table. The difference between the sexes has only one
 * column.
 */
function figureColumns({ measure }: LifeExpectancyView): readonly (readonly [head: string, sex: PopulationSex])[] {
  if (measure === 'women-minus-men') return [['women_minus_men_years', 'both']];
  const unit = isMeasuredInThousandths(measure) ? 'of_a_hundred' : 'years';
  return (['both', 'women', 'men'] as const).map((sex) => [`${sex}_${unit}`, sex]);
}

/**
 * Returns the displayed table as rows of a CSV file. The first row is the header, and each other row has the source and
 * the licence.
 */
export function buildTableCsvRows(view: LifeExpectancyView, rows: readonly LifeExpectancyRow[]): (string | number)[][] {
  const columns = figureColumns(view);
  const heads = columns.map(([head]) => head);
  return [
    ['code', 'name', ...heads, 'rank', 'group_from', 'group_to', 'what', 'source'],
    ...rows.map(({ code, name, rank, values }) => [
      code,
      name,
      ...columns.map(([, sex]) => numbers(figure(values[sex]))),
      rank?.rank ?? '',
      rank?.from ?? '',
      rank?.to ?? '',
      formatViewTitle(view),
      terms,
    ]),
  ];
}

export const downloadTableCsv = (view: LifeExpectancyView, rows: readonly LifeExpectancyRow[]): void =>
  downloadTextFile(nameOf(view, 'csv'), 'text/csv;charset=utf-8', toCsv(buildTableCsvRows(view, rows)));

/**
 * Returns the chart's lines as rows of a CSV file, with one row for each line and year. The rows include the bounds of
 * the projection if there are any.
 */
export function buildChartCsvRows(view: LifeExpectancyView, lines: readonly ChartLine[]): (string | number)[][] {
  const years = Array.from({ length: lastSeriesYear - firstSeriesYear + 1 }, (_, at) => firstSeriesYear + at);
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
        view.measure === 'women-minus-men' ? 'women minus men' : view.sex,
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
  const head = ['code', 'name', 'sex', 'year', view.measure, 'low_80', 'high_80', 'low_95', 'high_95', 'source'];
  return [head, ...rows];
}

export const downloadChartCsv = (view: LifeExpectancyView, lines: readonly ChartLine[]): void =>
  downloadTextFile(
    `life-expectancy-${view.measure}-lines.csv`,
    'text/csv;charset=utf-8',
    toCsv(buildChartCsvRows(view, lines)),
  );

const inked = ['fill', 'stroke', 'stroke-width', 'opacity'] as const;

/** Size of a colour in the legend of a saved map, in SVG units. */
const swatch = { width: 90, height: 22 } as const;
const footHeight = 190;

type DrawText = (x: number, y: number, size: number, text: string) => string;

/**
 * Draws the legend of a saved map: the shades with the bounds between them, and the hatching of places without a
 * figure.
 */
function drawLegend(svg: SVGSVGElement, { measure }: LifeExpectancyView, top: number, label: DrawText): string {
  const style = getComputedStyle(svg);
  const box = (x: number, width: number, fill: string) =>
    `<rect x="${x}" y="${top}" width="${width}" height="${swatch.height}" fill="${fill}"/>`;
  const bounds = shadeBandBounds[measure];
  const bands = Array.from({ length: bounds.length + 1 }, (_, band) =>
    box(24 + band * swatch.width, swatch.width, style.getPropertyValue(`--life-${band}`).trim()),
  );
  const below = top + swatch.height + 26;
  const words = bounds.map((bound, at) => label(24 + (at + 1) * swatch.width - 14, below, 20, formatShadeBound(bound)));
  const end = 24 + (bounds.length + 1) * swatch.width + 40;
  const without = [box(end, 44, 'url(#life-hatch)'), label(end + 56, top + 18, 20, lifeExpectancyText.noFigure)];
  return [...bands, ...words, ...without].join('');
}

/**
 * Returns the map as a standalone SVG file. Its colours are inline, and the legend, the title and the source are below
 * the map.
 */
function toStandaloneSvg(svg: SVGSVGElement, view: LifeExpectancyView): string {
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
  const label: DrawText = (x, y, size, text) =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${page.color}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + footHeight}" viewBox="0 0 ${width} ${height + footHeight}">`,
    `<rect width="100%" height="100%" fill="${getComputedStyle(svg).backgroundColor}"/>`,
    copy.innerHTML,
    drawLegend(svg, view, height + 16, label),
    label(24, height + 122, 36, `${formatViewTitle(view)} (${measureText[view.measure].unit})`),
    label(
      24,
      height + 164,
      20,
      `UN, World Population Prospects 2024 (CC BY 3.0 IGO); Natural Earth. ${window.location.host}/life-expectancy`,
    ),
    '</svg>',
  ].join('');
}

export const downloadMapSvg = (svg: SVGSVGElement, view: LifeExpectancyView): void =>
  downloadFromUrl(
    nameOf(view, 'svg'),
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toStandaloneSvg(svg, view))}`,
  );

/** Downloads the map as a PNG. Rejects if the browser cannot render the image. */
export async function downloadMapPng(svg: SVGSVGElement, view: LifeExpectancyView): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toStandaloneSvg(svg, view))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw the picture. Save the map as SVG.');
  pen.drawImage(image, 0, 0);
  downloadFromUrl(nameOf(view, 'png'), canvas.toDataURL('image/png'));
}
