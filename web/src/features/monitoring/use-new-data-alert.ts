import { useQueryClient } from '@tanstack/react-query';
import { refreshCompanies } from '#features/companies';
import { monitoringSeenKey } from '#lib/storage';
import { useUpdateNotice } from '#ui';
import { monitoringCopy } from './copy.ts';
import { useLastUpdate } from './queries.ts';

const copy = monitoringCopy.newData;

/** Says once that newer numbers exist. */
export function useNewDataAlert(userId: string): void {
  const client = useQueryClient();
  useUpdateNotice({
    lastUpdate: useLastUpdate().data?.lastUpdate ?? null,
    seenKey: monitoringSeenKey(userId),
    notice: { title: copy.title, description: copy.text, refresh: copy.refresh, failed: copy.failed },
    onRefresh: () => refreshCompanies(client, { throwOnError: true }),
  });
}
