import { useEffect, useEffectEvent } from 'react';
import { readStored, writeStored, type StorageKey } from '#lib/storage';
import { showToastWhenFree } from './toast-store.ts';

interface UpdateNotice {
  /** When something last changed, as the server says it; null while nothing is known. */
  lastUpdate: string | null;
  /** Where the newest moment seen is kept. */
  seenKey: StorageKey;
  notice: { title: string; description: string; refresh: string };
  onRefresh: () => void;
}

/** Says once that something newer exists: the first moment ever seen is stored silently, a later one with a toast. */
export function useUpdateNotice({ lastUpdate, seenKey, notice, onRefresh }: UpdateNotice): void {
  const announce = useEffectEvent(() => {
    showToastWhenFree({
      title: notice.title,
      description: notice.description,
      action: { label: notice.refresh, onSelect: onRefresh },
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
