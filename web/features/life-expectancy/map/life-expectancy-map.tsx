import { type MouseEvent, memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lifeExpectancyMapFrame } from '../../../../domain/life-expectancy/life-expectancy-map-frame.ts';
import drawingText from '../../../assets/life-expectancy/map.svg?raw';
import drawingAddress from '../../../assets/life-expectancy/map.svg?url';
import type { HubOnMap } from '../life-expectancy-place.ts';
import { lifeExpectancyText } from '../text.ts';
import styles from './life-expectancy-map.module.css';
import { findClickedCountry, shadeMapMarkup, updateMapShading } from './shade-countries.ts';

/**
 * The drawing is imported only for prerendering. Browsers receive it as part of the page, so an import would load it
 * twice.
 */
const drawing = import.meta.env.SSR ? drawingText : null;

interface LifeExpectancyMapProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly title: string;
  /** The band of each country that has a figure, or null while the figures load. */
  readonly bands: ReadonlyMap<string, number> | null;
  readonly chosen: string | null;
  readonly hubs: readonly HubOnMap[];
  /** Returns the text to show while the pointer is over a country. */
  readonly describe: (code: string) => string;
  readonly onChoose: (code: string) => void;
}

/**
 * A world map shaded by a measure. Its shapes are not React elements, because two hundred of them change at each step
 * while the year slider is dragged.
 */
export function LifeExpectancyMap({ svg, title, bands, chosen, hubs, describe, onChoose }: LifeExpectancyMapProps) {
  const shapes = useRef<SVGGElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const isDrawn = useHasShapes(shapes);
  useLayoutEffect(
    function shade() {
      if (isDrawn && bands !== null) updateMapShading(shapes.current?.children ?? [], bands);
    },
    [isDrawn, bands],
  );
  useEffect(
    function markChosen() {
      if (!isDrawn) return;
      const shape = shapes.current?.querySelector(`[data-code="${chosen ?? '-'}"]`);
      shape?.setAttribute('data-chosen', '');
      return () => shape?.removeAttribute('data-chosen');
    },
    [isDrawn, chosen],
  );
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const code = findClickedCountry(event.currentTarget, event.target as Element, event);
    if (code !== null) onChoose(code);
  };
  const point = ({ target }: { readonly target: EventTarget }) => {
    const code = (target as Element).getAttribute('data-code');
    setPointed(code === '' ? null : code);
  };
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list of countries and the table do the same by keyboard */}
      <svg
        ref={svg}
        viewBox={`0 0 ${lifeExpectancyMapFrame.width} ${lifeExpectancyMapFrame.height}`}
        className={styles.map}
        role="img"
        aria-label={lifeExpectancyText.map(title)}
        aria-busy={bands === null}
        onClick={press}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        <defs>
          <pattern id="life-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0H5V5H0z" className={styles.bare} />
            <path d="M0 0V5" className={styles.stripe} />
          </pattern>
        </defs>
        <Shapes shapes={shapes} bands={bands} />
        {hubs.map(({ name, x, y }) => (
          <circle key={name} cx={x} cy={y} r="7" className={styles.hub} />
        ))}
      </svg>
      <p className={styles.pointed} aria-hidden="true">
        {pointed === null ? '' : describe(pointed)}
      </p>
    </div>
  );
}

interface ShapesProps {
  readonly shapes: RefObject<SVGGElement | null>;
  readonly bands: ReadonlyMap<string, number> | null;
}

/** The shapes of the map. They are rendered only once, because their shading is changed directly in the DOM. */
const Shapes = memo(
  function Shapes({ shapes, bands }: ShapesProps) {
    const html = drawing === null ? '' : shadeMapMarkup(drawing, bands ?? new Map());
    const written = { ref: shapes, className: styles.shapes, dangerouslySetInnerHTML: { __html: html } };
    return <g {...written} suppressHydrationWarning />;
  },
  () => true,
);

/**
 * Whether the shapes are in the page. After a client-side navigation they are not there yet, and this hook fetches
 * them.
 */
function useHasShapes(shapes: RefObject<SVGGElement | null>): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(
    function findOrFetch() {
      const group = shapes.current;
      if (group === null) return;
      if (group.childElementCount > 0) {
        setDrawn(true);
        return;
      }
      let isWanted = true;
      fetch(drawingAddress)
        .then((response) => response.text())
        .then((svg) => {
          if (!isWanted) return;
          group.innerHTML = shadeMapMarkup(svg, new Map());
          setDrawn(true);
        })
        .catch((cause: unknown) => console.warn('The map’s drawing did not load:', cause));
      return () => {
        isWanted = false;
      };
    },
    [shapes],
  );
  return isDrawn;
}
