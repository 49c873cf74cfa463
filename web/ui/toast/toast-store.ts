import { createStore } from '../../platform/store.ts';

export interface ToastMessage {
  readonly tone: 'success' | 'failure';
  readonly title: string;
  readonly description?: string;
  /** Small, under the description: what the message does not mean. */
  readonly note?: string;
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

/** How long a message stays, in milliseconds, while nobody points at it or has the focus in it. */
export const toastDurationMs = 5000;

/** More messages than this would hide the page; the oldest gives way. */
const toastLimit = 3;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

function isSameMessage(a: ToastMessage, b: ToastMessage): boolean {
  return a.tone === b.tone && a.title === b.title && a.description === b.description && a.note === b.note;
}

/**
 * Shows a message in the corner of the page, the newest last. A message that is there already is not doubled: it moves
 * to the end, has its full time again, and is announced again, because anyone who pressed twice wants the answer twice.
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

/** The messages that are there, kept up to date. */
export const useToasts = toasts.use;
