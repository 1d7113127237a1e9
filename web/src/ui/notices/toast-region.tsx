import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { uiCopy } from '../copy.ts';
import { dismissToast, readToast, subscribeToToast, type Toast } from './toast-store.ts';

/** Fetches the code of toasts before one is needed: a toast may have to say that the network is gone. */
export async function loadToaster(): Promise<ComponentType> {
  const { Toaster } = await import('./toaster.tsx');
  return Toaster;
}

/** Where toasts appear. Their code comes with the first one: a visitor who sees none does not pay for it. */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const toast = useSyncExternalStore(subscribeToToast, readToast, readToast);
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    loadToaster().then(
      (loaded) => {
        if (isWanted) setToaster(() => loaded);
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id]);

  if (Toaster !== null) return <Toaster />;
  return hasFailed && toast?.isOpen === true ? <PlainToast toast={toast} /> : null;
}

/** What there is to say, where the code of toasts did not come either. */
function PlainToast({ toast: { id, title, description } }: { toast: Toast }) {
  return (
    <div
      role="alert"
      className="pointer-events-auto! fixed inset-x-3 bottom-3 z-(--z-toast) rounded-3 border bg-overlay p-4 text-sm shadow-pop sm:left-auto sm:w-105"
    >
      <b className="font-semibold">{title}</b>
      <p className="text-muted">{description}</p>
      <button
        type="button"
        className="min-h-6 text-accent"
        onClick={() => {
          dismissToast(id);
        }}
      >
        {uiCopy.close}
      </button>
    </div>
  );
}
