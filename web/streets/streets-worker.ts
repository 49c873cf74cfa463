import { createStreetRequestHandler } from './handle-street-requests.ts';
import type { StreetRequest, StreetResponse } from './street-messages.ts';

// The URL is passed as the worker's name, because the worker needs it before the first message.
const answer = createStreetRequestHandler(self.name);

/** Requests are answered one at a time, because all of them use the same street network. */
let before: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<StreetRequest>) => {
  const say = (answered: StreetResponse) => self.postMessage(answered);
  before = before.then(() =>
    answer(data).then(
      (found) => say({ id: data.id, answer: found }),
      (cause: unknown) => say({ id: data.id, failure: cause instanceof Error ? cause.message : String(cause) }),
    ),
  );
});
