import { api } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import type { Period } from './model.ts';

export function useExportInvoices() {
  return useMutation({
    mutationFn: ({ startDate, endDate }: Period) =>
      callApi(api.exportInvoices, { query: { startDate, endDate } }),
  });
}
