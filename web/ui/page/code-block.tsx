import styles from './code-block.module.css';

/** A program or command as plain text with its own line breaks. A line that is too long for the column is wrapped. */
export function CodeBlock({ text }: { readonly text: string }) {
  return (
    <pre className={styles.code}>
      <code>{text}</code>
    </pre>
  );
}
