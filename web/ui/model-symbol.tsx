import styles from './model-symbol.module.css';
import { type ModelSymbolName, type SymbolPart, symbolParts } from './model-symbols.ts';

/** A sign of the symbiosis model, set with its subscript or superscript. */
export function ModelSymbol({ name }: { name: ModelSymbolName }) {
  const parts: readonly SymbolPart[] = symbolParts[name];
  return (
    <span className={styles.symbol}>
      {parts.map(({ text, place }) => (
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
