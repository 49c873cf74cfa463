import { memo, type RefObject, useState } from 'react';
import { unWorldPopulationSource } from '../../../../content/life-expectancy/un-life-expectancy-source.ts';
import { SmallButton } from '../../../ui/control/small-button.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import type { ChartLine } from '../chart/life-expectancy-chart-geometry.ts';
import { lifeExpectancyText as text } from '../text.ts';
import styles from './life-expectancy-explorer.module.css';
import { downloadChartCsv, downloadMapPng, downloadMapSvg, downloadTableCsv } from './life-expectancy-export.ts';
import type { LifeExpectancyRow } from './life-expectancy-table.tsx';
import type { LifeExpectancyView } from './life-expectancy-view.ts';

interface ExportMenuProps {
  readonly view: LifeExpectancyView;
  readonly rows: readonly LifeExpectancyRow[];
  readonly lines: readonly ChartLine[];
  readonly svg: RefObject<SVGSVGElement | null>;
}

/** Buttons to download files and to copy a link to the view, and the citation of the figures. */
export const ExportMenu = memo(function ExportMenu({ view, rows, lines, svg }: ExportMenuProps) {
  const [answer, setAnswer] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setAnswer(text.copied),
      () => setAnswer(text.copyFailed),
    );
  const picture = (save: (svg: SVGSVGElement, view: LifeExpectancyView) => void | Promise<void>) => async () => {
    try {
      if (svg.current !== null) await save(svg.current, view);
    } catch (cause) {
      console.warn('The picture was not made:', cause);
      setAnswer(text.pictureFailed);
    }
  };
  return (
    <section className={styles.take} aria-labelledby="take-along">
      <h3 id="take-along" data-needs-script>
        {text.take}
      </h3>
      <p className={styles.buttons} data-needs-script>
        <SmallButton onClick={() => downloadTableCsv(view, rows)}>{text.saveTable}</SmallButton>
        <SmallButton onClick={() => downloadChartCsv(view, lines)}>{text.saveLines}</SmallButton>
        <SmallButton onClick={picture(downloadMapSvg)}>{text.savePicture}</SmallButton>
        <SmallButton onClick={picture(downloadMapPng)}>{text.savePng}</SmallButton>
        <SmallButton onClick={copy}>{text.copy}</SmallButton>
      </p>
      <p role="status">{answer}</p>
      <SourceCitation />
    </section>
  );
});

/** Source, licence and citation of the UN's figures. Every page with these figures shows it. */
export function SourceCitation() {
  return (
    <div className={styles.source}>
      <p>
        {text.source}: {text.sourceWords}{' '}
        <a href={unWorldPopulationSource.url} rel="noopener">
          population.un.org/wpp
        </a>
        ,{' '}
        <a href={unWorldPopulationSource.licenceUrl} rel="noopener">
          CC BY 3.0 IGO
        </a>
        .
      </p>
      <p>
        {text.cite}: “{text.citeWords}” <SiteLink to="/methodology#life-expectancy">{text.how}</SiteLink>.
      </p>
    </div>
  );
}
