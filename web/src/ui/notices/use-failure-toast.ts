import { useRef } from 'react';
import { dismissToast, showToast } from './toast-store.ts';

/** Shows the failures of one form; once a later try has succeeded, the toast of the failed one is dismissed. */
export function useFailureToast() {
  const shown = useRef<number | null>(null);
  return {
    tell: (failure: { title: string; description: string }) => {
      shown.current = showToast({ ...failure, tone: 'error' });
    },
    takeBack: () => {
      if (shown.current !== null) dismissToast(shown.current);
    },
  };
}
