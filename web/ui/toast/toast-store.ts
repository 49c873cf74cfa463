import { createStore } from '../../platform/store.ts';

export interface ToastMessage {
  readonly tone: 'success' | 'failure';
  readonly title: string;
  readonly description?: string;
  /** Small print below the description: what the message does not mean. */
  readonly note?: string;
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

/** Display time of a message in milliseconds, while it is neither hovered nor focused. */
export const toastDurationMs = 5000;

/** More messages than this would hide the page; the oldest is removed. */
const toastLimit = 3;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

function isSameMessage(a: ToastMessage, b: ToastMessage): boolean {
  return a.tone === b.tone && a.title === b.title && a.description === b.description && a.note === b.note;
}

/**
 * Shows a message in the corner of the page, newest last. A repeated message is not duplicated: it moves to the end,
 * restarts its time, and is announced again, because a second press expects a second answer.
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

/** The current messages, kept up to date. */
export const useToasts = toasts.use;
