export interface ToastMessage {
  readonly tone: 'success' | 'failure';
  readonly title: string;
  readonly description?: string;
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

/** How long a message stays, in milliseconds, while nobody points at it or has the focus in it. */
export const toastDurationMs = 5000;

/** More messages than this would hide the page; the oldest gives way. */
const toastLimit = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function isSameMessage(a: ToastMessage, b: ToastMessage): boolean {
  return a.tone === b.tone && a.title === b.title && a.description === b.description;
}

/**
 * Shows a message in the corner of the page, the newest last. A message that stands there already is not doubled: it moves
 * to the end, has its full time again, and is announced again, because whoever pressed twice wants the answer twice.
 */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  const others = toasts.filter((toast) => !isSameMessage(toast, message));
  publish([...others, { ...message, id: lastId }].slice(-toastLimit));
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export const readToasts = () => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
