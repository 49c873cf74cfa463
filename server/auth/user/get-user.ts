import { userAnswer } from '../accounts/user-answer.ts';
import type { AuthFlow } from '../auth-context.ts';
import { readSessionId, requireSession } from '../grants/require-session.ts';
import { answer } from '../wire/answers.ts';

/** `GET /user`: the current account of the request's token. */
export const getUser: AuthFlow = async (context, incoming) => {
  const sessionId = await readSessionId(context, incoming);
  const { account } = await context.engine.transaction((db) => requireSession(context, db, sessionId));
  return answer(userAnswer(account));
};
