export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'failure';
  readonly title: string;
  readonly description?: string;
}

/** How long a message stays, in milliseconds, while nobody points at it or has the focus in it. */
export const toastDurationMs = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the corner of the page, the newest last. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  publish([...toasts, { ...toast, id: lastId }]);
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export const readToasts = () => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
