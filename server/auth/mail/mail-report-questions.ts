import type { Engine } from '../../db/engine.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { canReceiveMail } from '../wire/email-address.ts';
import { questionMail } from './messages.ts';

interface Parts {
  readonly engine: Engine;
  readonly mailer: Mailer;
  readonly siteOrigin: string;
}

/**
 * Mails each new question about a report, once, to the accounts that reported. A question is marked before it is sent:
 * one that fails is lost rather than sent twice, and is shown under "My reports" in any case. After all attempts it
 * throws the last error.
 */
export async function mailReportQuestions({ engine, mailer, siteOrigin }: Parts): Promise<void> {
  const { rows } = await engine.transaction((db) =>
    db.query<{ address: string; question: string }>('select * from private.take_questions_to_mail()', []),
  );
  const sent = await Promise.allSettled(
    rows
      .filter(({ address }) => canReceiveMail(address))
      .map(({ address, question }) => mailer.send(questionMail(address, question, siteOrigin))),
  );
  const failed = sent.findLast(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
