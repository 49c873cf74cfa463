import { createStore } from '../../platform/store.ts';

export interface ToastMessage {
  readonly tone: 'success' | 'failure';
  readonly title: string;
  readonly description?: string;
  /** Small print below the description, which says what the message does not mean. */
  readonly note?: string;
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

/** How long a message is shown, in milliseconds. Time while it is hovered or focused does not count. */
export const toastDurationMs = 5000;

/** Maximum number of messages, because more would hide the page. The oldest ones are removed. */
const toastLimit = 3;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

function isSameMessage(a: ToastMessage, b: ToastMessage): boolean {
  return a.tone === b.tone && a.title === b.title && a.description === b.description && a.note === b.note;
}

/**
 * Shows a message in the corner of the page, below earlier ones. If the same message is already shown, it moves to the
 * end and its time starts again. It is also announced again, because a visitor who clicks twice expects two answers.
 */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  const others = toasts.read().filter((toast) => !isSameMessage(toast, message));
  toasts.publish([...others, { ...message, id: lastId }].slice(-toastLimit));
}

export function dismissToast(id: number): void {
  toasts.publish(toasts.read().filter((toast) => toast.id !== id));
}

export const readToasts = toasts.read;

export const subscribeToToasts = toasts.subscribe;

/** A hook that returns the current messages. */
export const useToasts = toasts.use;
