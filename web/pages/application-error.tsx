import { isRouteErrorResponse, useRouteError } from 'react-router';
import styles from './application-error.module.css';

/**
 * The page shown after an error. It has the status and its text, or else the message, and the stack trace if there is
 * one.
 */
export function ApplicationError() {
  const error = useRouteError();
  return (
    <main className={styles.page}>
      <h1>Unexpected Application Error!</h1>
      <p className={styles.message}>{describeError(error)}</p>
      {error instanceof Error && error.stack !== undefined && <pre className={styles.stack}>{error.stack}</pre>}
      <p>
        <a href="/">Return to Home</a>
      </p>
    </main>
  );
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return String(error);
}
