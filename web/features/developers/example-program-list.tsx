import { siteConfig } from '../../site-config.ts';
import { CodeBlock } from '../../ui/page/code-block.tsx';
import styles from './developers.module.css';
import { buildExamplePrograms } from './example-programs.ts';

/** Example programs that request data from this site. */
export function ExampleProgramList() {
  return (
    <div className={styles.examples}>
      {buildExamplePrograms(siteConfig.siteOrigin).map(({ id, title, lede, code }) => (
        <article key={id} id={`example-${id}`} aria-labelledby={`example-${id}-title`}>
          <h3 id={`example-${id}-title`}>{title}</h3>
          <p>{lede}</p>
          <CodeBlock text={code} />
        </article>
      ))}
    </div>
  );
}
