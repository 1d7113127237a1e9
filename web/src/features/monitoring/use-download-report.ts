import type { CompanyWithPrompts } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import { readErrorMessage } from '#lib/api-client';
import { showToast } from '#ui';
import { monitoringCopy } from './copy.ts';

const copy = monitoringCopy.report;

/** Downloads a company's report; the code for it comes with the first click. */
export function useDownloadReport(company: CompanyWithPrompts) {
  return useMutation({
    mutationFn: async () => {
      const { downloadReport } = await import('./download-report.ts');
      await downloadReport(company);
    },
    onSuccess: () => {
      showToast({ title: copy.done, tone: 'success' });
    },
    onError: (error) => {
      const reason = readErrorMessage({ error, fallback: copy.failed });
      showToast({
        title: copy.failed,
        ...(reason === copy.failed ? {} : { description: reason }),
        tone: 'error',
      });
    },
  });
}
