import { useEffect, useEffectEvent } from 'react';
import { readStored, writeStored, type StorageKey } from '#lib/storage';
import { showNews, showToast } from './toast-store.ts';

interface UpdateNotice {
  /** When something last changed, as the server says it; null while nothing is known. */
  lastUpdate: string | null;
  /** Where the newest moment seen is kept. */
  seenKey: StorageKey;
  notice: { title: string; description: string; refresh: string; failed: string };
  /** Rejects with an error whose message is meant for the reader. */
  onRefresh: () => Promise<void>;
}

/** Says once that something newer exists: the first moment ever seen is stored silently, a later one with a toast. */
export function useUpdateNotice({ lastUpdate, seenKey, notice, onRefresh }: UpdateNotice): void {
  const refresh = () => {
    onRefresh().catch((error: unknown) => {
      const reason = error instanceof Error ? { description: error.message } : {};
      showToast({ title: notice.failed, ...reason, tone: 'error' });
    });
  };
  const announce = useEffectEvent(() => {
    showNews({
      title: notice.title,
      description: notice.description,
      action: { label: notice.refresh, onSelect: refresh },
    });
  });
  useEffect(() => {
    if (lastUpdate === null) return;
    const seen = readStored(seenKey);
    if (seen === lastUpdate) return;
    writeStored({ key: seenKey, value: lastUpdate });
    // Deleting what changed last moves the moment back: that is no news.
    if (seen !== null && lastUpdate > seen) announce();
  }, [lastUpdate, seenKey]);
}
