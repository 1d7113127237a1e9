import { useQueryClient } from '@tanstack/react-query';
import { useCompanies } from '#features/companies';
import { monitoringSeenKey } from '#lib/storage';
import { useUpdateNotice } from '#ui';
import { monitoringCopy } from './copy.ts';
import { refreshNumbers, useMonitoringLastUpdate } from './queries.ts';

const copy = monitoringCopy.newData;

/** Says once that newer numbers exist than those on screen. */
export function useNewDataAlert(userId: string): void {
  const client = useQueryClient();
  const shown = useCompanies().data?.companies.flatMap(({ lastUpdated }) => lastUpdated ?? []) ?? [];
  useUpdateNotice({
    lastUpdate: useMonitoringLastUpdate().data?.lastUpdate ?? null,
    shown: shown.sort().at(-1) ?? null,
    seenKey: monitoringSeenKey(userId),
    notice: { title: copy.title, description: copy.text, refresh: copy.refresh, failed: copy.failed },
    onRefresh: () => refreshNumbers(client, { throwOnError: true }),
  });
}
