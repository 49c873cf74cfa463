import styles from './code-block.module.css';

/** A program or command as plain text, each of its lines as written; a line too long for the column breaks. */
export function CodeBlock({ text }: { readonly text: string }) {
  return (
    <pre className={styles.code}>
      <code>{text}</code>
    </pre>
  );
}
