import { useEffect, useEffectEvent } from 'react';
import { readStored, writeStored, type StorageKey } from '#lib/storage';
import { showUpdateToast, showToast } from './toast-store.ts';

/** What is on its way to the screen by itself has come by then. */
const GRACE_MS = 5000;

interface UpdateNotice {
  /** When something last changed, as the server says it; null while nothing is known. */
  lastUpdate: string | null;
  /** The newest change that is on screen already; null while there is none. */
  shown: string | null;
  /** Where the newest moment seen is kept. */
  seenKey: StorageKey;
  notice: { title: string; description: string; refresh: string; failed: string };
  /** Rejects with an error whose message is meant for the reader. */
  onRefresh: () => Promise<void>;
}

/**
 * Says once that something newer exists than what is on screen: the first moment ever seen is stored silently, a later
 * one with a toast.
 */
export function useUpdateNotice({ lastUpdate, shown, seenKey, notice, onRefresh }: UpdateNotice): void {
  const refresh = () => {
    onRefresh().catch((error: unknown) => {
      const reason = error instanceof Error ? { description: error.message } : {};
      showToast({ title: notice.failed, ...reason, tone: 'error' });
    });
  };
  const announce = useEffectEvent(() => {
    showUpdateToast({
      title: notice.title,
      description: notice.description,
      action: { label: notice.refresh, onSelect: refresh },
    });
  });
  useEffect(() => {
    if (lastUpdate === null) return;
    const seen = readStored(seenKey);
    if (seen === lastUpdate) return;
    const remember = () => {
      writeStored({ key: seenKey, value: lastUpdate });
    };
    // Deleting what changed last moves the moment back: that is no news.
    if (seen === null || lastUpdate <= seen || (shown !== null && shown >= lastUpdate)) {
      remember();
      return;
    }
    const timer = setTimeout(() => {
      remember();
      announce();
    }, GRACE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [lastUpdate, shown, seenKey]);
}
