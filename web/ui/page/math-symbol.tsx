import type { SymbolPart } from '../../../domain/hub/model-symbols.ts';
import styles from './math-symbol.module.css';

/** A mathematical symbol with its subscript or superscript. */
export function MathSymbol({ symbols }: { readonly symbols: readonly SymbolPart[] }) {
  return (
    <span className={styles.symbol}>
      {symbols.map(({ text, place }) => (
        <Part key={place} text={text} place={place} />
      ))}
    </span>
  );
}

function Part({ text, place }: SymbolPart) {
  if (place === 'sub') return <sub className={styles.sub}>{text}</sub>;
  if (place === 'sup') return <sup className={styles.sup}>{text}</sup>;
  if (place === 'unseen') return <span className={styles.unseen}>{text}</span>;
  return text;
}
