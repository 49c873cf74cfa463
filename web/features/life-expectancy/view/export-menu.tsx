import { memo, type RefObject, useState } from 'react';
import { lifeStorySource } from '../../../../content/life-expectancy/life-source.ts';
import { SmallButton } from '../../../ui/control/small-button.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import type { ChartLine } from '../chart/life-chart-geometry.ts';
import { lifeText as text } from '../text.ts';
import styles from './life-explorer.module.css';
import { saveLines, savePng, saveSvg, saveTable } from './life-files.ts';
import type { LifeRow } from './life-table.tsx';
import type { LifeView } from './life-view.ts';

interface ExportMenuProps {
  readonly view: LifeView;
  readonly rows: readonly LifeRow[];
  readonly lines: readonly ChartLine[];
  readonly svg: RefObject<SVGSVGElement | null>;
}

/** Downloads, a link to the view, and the citation. */
export const ExportMenu = memo(function ExportMenu({ view, rows, lines, svg }: ExportMenuProps) {
  const [answer, setAnswer] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setAnswer(text.copied),
      () => setAnswer(text.copyFailed),
    );
  const picture = (save: (svg: SVGSVGElement, view: LifeView) => void | Promise<void>) => async () => {
    try {
      if (svg.current !== null) await save(svg.current, view);
    } catch (cause) {
      console.warn('The picture was not made:', cause);
      setAnswer(text.pictureFailed);
    }
  };
  return (
    <section className={styles.take} aria-labelledby="take-along">
      <h3 id="take-along">{text.take}</h3>
      <p className={styles.buttons}>
        <SmallButton onClick={() => saveTable(view, rows)}>{text.saveTable}</SmallButton>
        <SmallButton onClick={() => saveLines(view, lines)}>{text.saveLines}</SmallButton>
        <SmallButton onClick={picture(saveSvg)}>{text.savePicture}</SmallButton>
        <SmallButton onClick={picture(savePng)}>{text.savePng}</SmallButton>
        <SmallButton onClick={copy}>{text.copy}</SmallButton>
      </p>
      <p role="status">{answer}</p>
      <SourceWords />
    </section>
  );
});

/** Source, licence and citation of the UN's figures, for every page that shows them. */
export function SourceWords() {
  return (
    <div className={styles.source}>
      <p>
        {text.source}: {text.sourceWords}{' '}
        <a href={lifeStorySource.url} rel="noopener">
          population.un.org/wpp
        </a>
        ,{' '}
        <a href={lifeStorySource.licenceUrl} rel="noopener">
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
