import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshCompanies } from '#features/companies';
import { monitoringSeenKey, readStored, writeStored } from '#lib/storage';
import { showToast } from '#ui';
import { monitoringCopy } from './copy.ts';
import { useLastUpdate } from './queries.ts';

const copy = monitoringCopy.newData;

/** Says once that newer numbers exist: the first moment ever seen is stored silently, a later one with a toast. */
export function useNewDataAlert(userId: string): void {
  const client = useQueryClient();
  const lastUpdate = useLastUpdate().data?.lastUpdate ?? null;
  useEffect(() => {
    if (lastUpdate === null) return;
    const key = monitoringSeenKey(userId);
    const seen = readStored(key);
    if (seen === lastUpdate) return;
    writeStored({ key, value: lastUpdate });
    if (seen === null) return;
    showToast({
      title: copy.title,
      description: copy.text,
      action: { label: copy.refresh, onSelect: () => void refreshCompanies(client) },
    });
  }, [client, lastUpdate, userId]);
}
