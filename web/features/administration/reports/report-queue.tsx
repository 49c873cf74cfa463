import { useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { toCsv } from '../../../../domain/text/csv.ts';
import { type ReportCase, type StewardGateway, stewardGateway } from '../../../backend/steward-gateway.ts';
import { Button } from '../../../ui/control/button.tsx';
import { downloadTextFile } from '../../../ui/download-text-file.ts';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { formatTime } from '../format-time.ts';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingMessage } from '../loading-message.tsx';
import { CaseView } from './case-view.tsx';
import styles from './report-queue.module.css';
import { reportQueueText as text } from './report-queue-text.ts';

/**
 * The columns of the CSV file of corrections. `npm run aeds -- osm-changes` and the publishers of AED lists read them.
 */
const csvColumns = [
  'aed',
  'kind',
  'longitude',
  'latitude',
  'hours',
  'decided',
  'reports',
  'registered',
  'seen',
] as const;

/**
 * The kinds of case that are useful to the publisher of an AED list: corrections, and confirmations that an AED is
 * there.
 */
const usefulKinds: ReadonlySet<string> = new Set(['gone', 'place', 'hours', 'new', 'out-of-order', 'present']);

const views = ['waiting', 'decided'] as const;
type View = (typeof views)[number];

interface ReportQueueProps {
  readonly userId: string;
  readonly gateway?: StewardGateway;
}

/** Lists the cases that wait for a decision, or the decided ones, and shows the selected case. */
export function ReportQueue({ userId, gateway = stewardGateway }: ReportQueueProps) {
  const [view, setView] = useState<View>('waiting');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const region = useRef<HTMLElement>(null);
  const lines = useRef<HTMLUListElement>(null);
  const cases = useQuery({ queryKey: ['report-cases', view], queryFn: () => gateway.cases(view) });
  const save = useMutation({
    mutationFn: () => gateway.corrections(),
    onSuccess: (corrections) =>
      downloadTextFile('aed-corrections.csv', 'text/csv;charset=utf-8', correctionsToCsv(corrections)),
    onError: (cause) => showToast({ tone: 'failure', title: text.notSaved, description: cause.message }),
  });
  const list = cases.data ?? [];
  const chosen = list.find(({ id }) => id === chosenId) ?? list[0];

  function step(by: number) {
    const at = list.findIndex(({ id }) => id === chosen?.id);
    const place = Math.min(list.length - 1, Math.max(0, at + by));
    const next = list[place];
    if (next === undefined) return;
    setChosenId(next.id);
    lines.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  }

  /** Handles the keyboard shortcuts of the queue, unless the person is typing. */
  function onKey(event: KeyboardEvent) {
    const isWriting = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'j') return step(1);
    if (event.key === 'k') return step(-1);
    const button = region.current?.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${event.key}"]`);
    if (!button) return;
    // Clicking the button may move the focus to the empty reason field, and the shortcut's letter must not be typed
    // there.
    event.preventDefault();
    button.click();
  }

  return (
    <section ref={region} className={styles.queue} aria-label={text.list} onKeyDown={onKey}>
      <p className={styles.lede}>{text.lede}</p>
      <p>
        <SiteLink to="/check-again">{text.checkAgain}</SiteLink>
      </p>
      <p className="note">{text.shortcuts}</p>
      <ViewChoice view={view} onChoose={setView} />
      {view === 'decided' && (
        <div>
          <Button disabled={save.isPending} onClick={() => save.mutate()}>
            {text.save}
          </Button>
          <p className="note">{text.saveNote}</p>
        </div>
      )}
      {cases.isPending && <LoadingMessage text={text.loading} />}
      {cases.isError && <LoadFailure title={text.loadFailed} onRetry={() => void cases.refetch()} />}
      {cases.data?.length === 0 && <p>{text.none[view]}</p>}
      {chosen !== undefined && (
        <div className={styles.both}>
          <ul ref={lines} className={styles.list}>
            {list.map((held) => (
              <li key={held.id}>
                <CaseLine held={held} isChosen={held.id === chosen.id} onChoose={() => setChosenId(held.id)} />
              </li>
            ))}
          </ul>
          <CaseView key={chosen.id} reportCase={chosen} userId={userId} gateway={gateway} />
        </div>
      )}
    </section>
  );
}

interface ViewChoiceProps {
  readonly view: View;
  readonly onChoose: (view: View) => void;
}

/** Lets the person choose between waiting and decided cases. */
function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{text.views}</legend>
      {views.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.view}
          aria-pressed={view === name}
          onClick={() => onChoose(name)}
        >
          {text.which[name]}
        </button>
      ))}
    </fieldset>
  );
}

interface CaseLineProps {
  readonly held: ReportCase;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function CaseLine({ held, isChosen, onChoose }: CaseLineProps) {
  return (
    <button type="button" className={styles.line} aria-current={isChosen || undefined} onClick={onChoose}>
      <strong>{text.kinds[held.kind] ?? held.kind}</strong>
      <span className={`note ${styles.id}`}>{held.aed_id}</span>
      <span className={`note ${styles.when}`}>
        <span>
          {text.networks(held.networks)} ·{' '}
          {text.states[held.answered_at === null ? held.state : 'answered'] ?? held.state}
        </span>{' '}
        <span>{formatTime(held.last_reported_at)}</span>
      </span>
    </button>
  );
}

/** Returns confirmed corrections as CSV, with a header line and one line per correction. */
function correctionsToCsv(cases: readonly ReportCase[]): string {
  const lines = cases
    .filter(({ kind, state }) => state === 'confirmed' && usefulKinds.has(kind))
    .map((held) => [
      held.aed_id,
      held.kind,
      held.place_longitude ?? '',
      held.place_latitude ?? '',
      held.hours_text ?? '',
      held.decided_at ?? '',
      held.networks,
      held.registered ?? '',
      held.last_reported_at.slice(0, 10),
    ]);
  return toCsv([csvColumns, ...lines]);
}
