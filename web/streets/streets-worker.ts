import { streetAnswers } from './answer-questions.ts';
import type { StreetAnswer, StreetQuestion } from './street-messages.ts';

// The address is in the worker's name: it has to be known before the first question.
const answer = streetAnswers(self.name);

/** One question after the other: each leaves streets in the graph that the next one uses. */
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
