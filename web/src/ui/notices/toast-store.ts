export interface ToastContent {
  title: string;
  /** One sentence. */
  description?: string;
  tone?: 'info' | 'success' | 'error';
  /** At most one button. */
  action?: { label: string; onSelect: () => void };
}

export interface Toast extends ToastContent {
  id: number;
  isOpen: boolean;
}

const REMOVE_AFTER_MS = 1_000_000;
/** How long a toast stays by itself; it waits while the pointer or the focus is on it. */
export const AUTO_CLOSE_MS = 5000;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; the one on screen, if any, gives way. Returns its id. */
export function showToast(content: ToastContent): number {
  lastId += 1;
  change({ ...content, id: lastId, isOpen: true });
  return lastId;
}

/** Shows that something is new: it takes the place of the toast on screen, unless that one still offers something ('Annulla'). */
export function showUpdateToast(content: ToastContent): void {
  if (current?.isOpen !== true || current.action === undefined) {
    showToast(content);
    return;
  }
  const stopListening = subscribeToToast(() => {
    if (current?.isOpen === true) return;
    stopListening();
    showToast(content);
  });
}

/** Closes the toast; its content is dropped much later, so that leaving can be animated. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  change({ ...current, isOpen: false });
  setTimeout(() => {
    if (current?.id === id) change(null);
  }, REMOVE_AFTER_MS);
}

/** Calls back once, when the toast is closed or another takes its place. */
export function whenToastEnds(id: number, onEnd: () => void): void {
  const stopListening = subscribeToToast(() => {
    if (current?.id === id && current.isOpen) return;
    stopListening();
    onEnd();
  });
}

export function readToast(): Toast | null {
  return current;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
