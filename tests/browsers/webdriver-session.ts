import { setTimeout as pause } from 'node:timers/promises';

/** A session of the WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
export interface WebDriverSession {
  /** Sends a command and returns its result. Rejects with the driver's error message. */
  post<Answer>(command: string, body: Readonly<Record<string, unknown>>): Promise<Answer>;
  get(command: string): Promise<unknown>;
  end(): Promise<void>;
}

/** @param port the port on which the driver listens, or will listen soon */
export async function startWebdriverSession(
  port: number,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<WebDriverSession> {
  const driver = `http://127.0.0.1:${port}`;
  await answersAt(`${driver}/status`);
  const started = await ask(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const session = `${driver}/session/${(started as { sessionId: string }).sessionId}`;
  return {
    post: async <Answer>(command: string, body: Readonly<Record<string, unknown>>) =>
      (await ask(`${session}/${command}`, 'POST', body)) as Answer,
    get: (command) => ask(`${session}/${command}`, 'GET'),
    end: async () => void (await ask(session, 'DELETE')),
  };
}

/** Waits until the driver answers at an address. It is polled, because it does not report when it is ready. */
async function answersAt(address: string): Promise<void> {
  for (const patience = AbortSignal.timeout(60_000); ; await pause(50, undefined, { signal: patience })) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return;
  }
}

async function ask(address: string, method: string, body?: Readonly<Record<string, unknown>>): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${address.replace(/.*\/session\/[^/]*/, '')} failed: ${error}, ${message}`);
}
