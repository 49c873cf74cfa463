import type { Engine } from '../../db/engine.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { isReachable } from '../wire/email-address.ts';
import { questionMail } from './messages.ts';

interface Parts {
  readonly engine: Engine;
  readonly mailer: Mailer;
  readonly siteOrigin: string;
}

/**
 * Mails each fresh question about a report, once, to the accounts that reported. Taken before it is sent: one that could not be sent is
 * lost rather than sent twice, and is under "My reports" all the same. Throws the last failure when all have been tried.
 */
export async function mailQuestions({ engine, mailer, siteOrigin }: Parts): Promise<void> {
  const { rows } = await engine.transaction((db) =>
    db.query<{ address: string; question: string }>('select * from private.take_questions_to_mail()', []),
  );
  const sent = await Promise.allSettled(
    rows
      .filter(({ address }) => isReachable(address))
      .map(({ address, question }) => mailer.send(questionMail(address, question, siteOrigin))),
  );
  const failed = sent.findLast(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
