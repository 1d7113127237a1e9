import { useRef } from 'react';

/**
 * The work, but while it is under way a further call does nothing: a double click or a held Enter key sends a form
 * once, also in the moment before its button is shown as busy.
 */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const isBusy = useRef(false);
  return async (...args) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work(...args);
    } finally {
      isBusy.current = false;
    }
  };
}
