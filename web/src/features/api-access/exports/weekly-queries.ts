import { api, type ExportFormat, type ExportTable } from '@citato/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

const weeklyKey = [api.listWeeklyExports.path] as const;

/** Which files the member is mailed each week, and whether the plan holds files at all. */
export function useWeeklyExports() {
  return useQuery({
    queryKey: weeklyKey,
    queryFn: ({ signal }) => callApi(api.listWeeklyExports, { signal }),
  });
}

interface Choice {
  companyId: string;
  tables: ExportTable[];
  format: ExportFormat;
}

export function useSetWeeklyExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ companyId, ...body }: Choice) =>
      callApi(api.setWeeklyExport, { params: { companyId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: weeklyKey }),
  });
}

export function useStopWeeklyExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (companyId: string) => callApi(api.stopWeeklyExport, { params: { companyId } }),
    onSettled: () => client.invalidateQueries({ queryKey: weeklyKey }),
  });
}
