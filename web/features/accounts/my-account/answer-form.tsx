import { useState } from 'react';
import type { OwnAccountGateway } from '../../../backend/own-account-gateway.ts';
import { queryClient } from '../../../backend/query-client.ts';
import { TextField } from '../../../ui/control/text-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { AccountForm } from '../account-form.tsx';
import { myAccountText } from './my-account-text.ts';

const text = myAccountText.reports;

interface AnswerFormProps {
  readonly own: OwnAccountGateway;
  readonly reportId: string;
  readonly question: { readonly id: string; readonly words: string };
}

/** A form to answer a steward's question about one's own report. */
export function AnswerForm({ own, reportId, question }: AnswerFormProps) {
  const [error, setError] = useState('');
  const check = (form: FormData) => {
    const found = answerOf(form) === '' ? text.answerMissing : '';
    setError(found);
    return found === '';
  };
  const send = async (form: FormData) => {
    await own.answer(reportId, question.id, answerOf(form));
    showToast({ tone: 'success', title: text.sent });
    await queryClient.invalidateQueries({ queryKey: ['own-reports'] });
  };
  return (
    <AccountForm label={text.form(question.words)} submit={text.send} busy={text.sending} onCheck={check} onSend={send}>
      <TextField label={text.answer} hint={text.answerHint} name="answer" maxLength={500} error={error} />
    </AccountForm>
  );
}

function answerOf(form: FormData): string {
  return String(form.get('answer') ?? '').trim();
}
