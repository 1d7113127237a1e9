import type { CompanyWithPrompts } from '@citato/contract';
import { useMutation } from '@tanstack/react-query';
import { readErrorMessage } from '#lib/api-client';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { showToast } from '#ui';
import { monitoringCopy } from './copy.ts';
import { downloadReport } from './download-report.ts';

const copy = monitoringCopy.report;

/** Downloads a company's report, one at a time. */
export function useDownloadReport(company: CompanyWithPrompts) {
  const report = useMutation({ mutationFn: () => downloadReport(company) });
  const download = useOneAtATime(async () => {
    try {
      await report.mutateAsync();
      showToast({ title: copy.done, tone: 'success' });
    } catch (error) {
      // The title says what failed; below it stands why, where that is known.
      const reason = readErrorMessage({ error, fallback: '' });
      showToast({
        title: copy.failed,
        ...(reason !== '' && reason !== copy.failed && { description: reason }),
        tone: 'error',
      });
    }
  });
  return { download, isPending: report.isPending };
}
