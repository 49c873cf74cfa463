import { inLanguage } from '../../../languages/localize-text.ts';

/** Messages to account holders about dispatches that wait for the network. */
export const waitingDispatchesText = inLanguage('waitingDispatchesText', {
  title: 'Dispatches that are not logged yet',
  waiting: (count: number) =>
    count === 1
      ? '1 dispatch is not logged yet. We will log it when you are back online.'
      : `${count} dispatches are not logged yet. We will log them when you are back online.`,
  delivered: (count: number) =>
    count === 1 ? '1 waiting dispatch is now logged.' : `${count} waiting dispatches are now logged.`,
  ofOthers: (count: number) =>
    count === 1
      ? '1 dispatch from another account is waiting on this device to be logged. That account must sign in.'
      : `${count} dispatches from other accounts are waiting on this device to be logged. Those accounts must sign in.`,
  refused: (aedName: string, reason: string) =>
    `The dispatch to ${aedName} was not logged, and we will not try again. The server says: ${reason}`,
  dismiss: 'Dismiss',
  notDismissed: 'We could not dismiss this note',
  notDismissedHint: 'Your browser could not write to its storage. Please try again.',
});
