import type { Engine } from '../../db/engine.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { canReceiveMail } from '../wire/email-address.ts';
import { composeReportQuestion } from './messages.ts';

interface Parts {
  readonly engine: Engine;
  readonly mailer: Mailer;
  readonly siteOrigin: string;
}

/**
 * Mails each new question about a report once, to the account that sent the report. A question is marked before its
 * message is sent, so it is not mailed again if sending fails. It is still shown under "My reports". After all messages
 * have been tried, the last error is thrown.
 */
export async function mailReportQuestions({ engine, mailer, siteOrigin }: Parts): Promise<void> {
  const { rows } = await engine.transaction((db) =>
    db.query<{ address: string; question: string }>('select * from private.take_questions_to_mail()', []),
  );
  const sent = await Promise.allSettled(
    rows
      .filter(({ address }) => canReceiveMail(address))
      .map(({ address, question }) => mailer.send(composeReportQuestion(address, question, siteOrigin))),
  );
  const failed = sent.findLast(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
