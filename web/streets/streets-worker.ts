import { streetAnswers } from './answer-questions.ts';
import type { StreetAnswer, StreetQuestion } from './street-messages.ts';

// The URL is passed as the worker's name, because it is needed before the first message.
const answer = streetAnswers(self.name);

/** Requests are answered one at a time, because they share the street graph. */
let before: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<StreetQuestion>) => {
  const say = (answered: StreetAnswer) => self.postMessage(answered);
  before = before.then(() =>
    answer(data).then(
      (found) => say({ id: data.id, answer: found }),
      (cause: unknown) => say({ id: data.id, failure: cause instanceof Error ? cause.message : String(cause) }),
    ),
  );
});
