import { inLanguage } from '../../../languages/in-language.ts';

/** What is told of dispatches that wait for the network, to those who have an account. */
export const waitingDispatchesText = inLanguage('waitingDispatchesText', {
  title: 'Dispatches that are not logged yet',
  waiting: (count: number) =>
    count === 1
      ? '1 dispatch waits to be logged. It is sent by itself once there is a network.'
      : `${count} dispatches wait to be logged. They are sent by themselves once there is a network.`,
  delivered: (count: number) =>
    count === 1 ? '1 dispatch that waited is logged now.' : `${count} dispatches that waited are logged now.`,
  ofOthers: (count: number) =>
    count === 1
      ? '1 dispatch of another account waits on this device until that account signs in.'
      : `${count} dispatches of other accounts wait on this device until those accounts sign in.`,
  refused: (aedName: string, reason: string) =>
    `The dispatch to ${aedName} is not logged and will not be sent again. The server says: ${reason}`,
  dismiss: 'Dismiss',
  notDismissed: 'The note could not be dismissed',
  notDismissedHint: 'It stays until the browser can write to its storage. Please try again.',
});
