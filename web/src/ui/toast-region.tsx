import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { readToast, subscribeToToast } from './toast-store.ts';

/** Fetches the code of toasts before one is needed: a toast may have to say that the network is gone. */
export async function loadToaster(): Promise<ComponentType> {
  const { Toaster } = await import('./toaster.tsx');
  return Toaster;
}

/** Where toasts appear. Their code comes with the first one: a visitor who sees none does not pay for it. */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const hasToast = useSyncExternalStore(subscribeToToast, () => readToast() !== null);

  useEffect(() => {
    if (!hasToast) return;
    let isWanted = true;
    loadToaster().then(
      (loaded) => {
        if (isWanted) setToaster(() => loaded);
      },
      // Without network there is no code either; the form or the page says what went wrong, too.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [hasToast]);

  return Toaster === null ? null : <Toaster />;
}
