import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CheckGateway } from '../../backend/check-gateway.ts';
import { formatDay } from '../../languages/format.ts';
import { Button } from '../../ui/control/button.tsx';
import { TextField } from '../../ui/control/text-field.tsx';
import styles from './due-checks-page.module.css';
import { dueChecksText } from './text.ts';

const { calendar: text } = dueChecksText;

interface DueChecksCalendarProps {
  readonly gateway: CheckGateway;
  readonly userId: string;
}

/** The calendar that was created in this browser tab. */
interface ShownCalendar {
  readonly address: string;
  /** When the server created the calendar. If the server reports a later time, the URL is no longer valid. */
  readonly madeAt: string | null;
}

/** Whether the site's host serves the calendar. A host that serves only static files does not. */
async function isServed(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  return answer.ok && answer.headers.get('Content-Type')?.startsWith('text/calendar') === true;
}

/**
 * Lets a steward create, renew or withdraw a calendar of due checks. The calendar's URL is shown only once, because it
 * is not stored.
 */
export function DueChecksCalendar({ gateway, userId }: DueChecksCalendarProps) {
  const [shown, setShown] = useState<ShownCalendar | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const made = useQuery({
    queryKey: ['check-calendar', userId],
    queryFn: () => gateway.calendarMadeAt(userId),
    // Another tab or device may have replaced the calendar.
    refetchOnWindowFocus: 'always',
  });
  const hasOne = made.data !== null && made.data !== undefined;
  const make = useMutation({
    mutationFn: async () => {
      const path = await gateway.makeCalendar();
      const madeAt = await gateway.calendarMadeAt(userId);
      const isThere = await isServed(path);
      return { address: window.location.origin + path, madeAt, isThere };
    },
    onSuccess(result) {
      setShown(result);
      setAnnouncement(result.isThere ? (hasOne ? text.renewed : '') : text.notServed);
      void made.refetch();
    },
    onError: () => setAnnouncement(text.failed),
  });
  const withdraw = useMutation({
    mutationFn: () => gateway.withdrawCalendar(),
    onSuccess() {
      setShown(null);
      setAnnouncement(text.withdrawn);
      // The pressed button is removed, so the focus moves to the status.
      status.current?.focus();
      void made.refetch();
    },
    onError: () => setAnnouncement(text.failed),
  });
  const isReplaced = shown !== null && !made.isFetching && made.data !== undefined && made.data !== shown.madeAt;
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => setAnnouncement(text.copied),
      () => setAnnouncement(text.notCopied),
    );
  const isBusy = make.isPending || withdraw.isPending || made.isPending;
  return (
    <section className={styles.calendar} data-screen-only aria-labelledby="calendar">
      <h2 id="calendar">{text.title}</h2>
      <p>{text.lede}</p>
      {hasOne && <p>{text.madeAt(formatDay(new Date(made.data ?? ''), { dateStyle: 'long' }))}</p>}
      {isReplaced && <p role="alert">{text.replaced}</p>}
      {shown !== null && !isReplaced && (
        <div className={styles.address}>
          <TextField label={text.address} value={shown.address} readOnly onFocus={({ target }) => target.select()} />
          <Button onClick={() => copy(shown.address)}>{text.copy}</Button>
        </div>
      )}
      <div className={styles.row}>
        <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && make.mutate()}>
          {hasOne ? text.renew : text.make}
        </Button>
        {hasOne && (
          <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && withdraw.mutate()}>
            {text.withdraw}
          </Button>
        )}
      </div>
      <p ref={status} role="status" tabIndex={-1}>
        {announcement}
      </p>
    </section>
  );
}
